import BackstaffAudioToolbox
import BackstaffNetwork
import BackstaffQuartzCore
import Dispatch
import Testing

@Suite("Modules for a device's network, sounds and time")
struct DeviceModuleTests {
    @Test("M04 a monitor of the network reports a satisfied path once, on its queue, and none after it is cancelled")
    func network() async {
        let monitor = NWPathMonitor()
        let queue = DispatchQueue(label: "monitor")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let (paths, end) = AsyncStream.makeStream(of: NWPath.Status.self)
        monitor.pathUpdateHandler = { path in
            #expect(DispatchQueue.getSpecific(key: key) == true)
            end.yield(path.status)
        }
        monitor.start(queue: queue)
        monitor.start(queue: queue)
        queue.sync {}
        monitor.cancel()
        monitor.pathUpdateHandler = { _ in Issue.record("The monitor is cancelled.") }
        queue.sync { end.finish() }
        var found: [NWPath.Status] = []
        for await path in paths { found.append(path) }
        #expect(found == [.satisfied])
        #expect(monitor.currentPath.status == .satisfied && !monitor.currentPath.usesInterfaceType(.cellular))
    }

    @Test("M04 a sound of the system has a number, isn't played, and its closure is called")
    func sounds() throws {
        var sound: SystemSoundID = 7
        #expect(AudioServicesCreateSystemSoundID(try #require(CFURL(string: "file:///a.wav")), &sound) == 0)
        #expect(sound == 0)
        AudioServicesPlaySystemSound(sound)
        var isOver = false
        AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { isOver = true }
        #expect(isOver)
    }

    @Test("M04 the time of animations goes on")
    func time() {
        let time = CACurrentMediaTime()
        #expect(time > 0 && CACurrentMediaTime() >= time)
    }
}
