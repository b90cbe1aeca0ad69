// The rules of BackstaffLayout, compiled to WebAssembly: `Sources/BackstaffPageLayout/PageLayout.swift` is the other side.
//
//   elements ──► makeIsland ──► layOut ──► questions ──► answers ──► layOut ──► … ──► frames

import { keys, roles } from "./layout-words.js";

const keyNumbers = new Map(keys.map((key, index) => [key, index]));
const roleNumbers = new Map(roles.map((role, index) => [role, index]));
const encoder = new TextEncoder();

/** The kinds of questions, by their numbers. */
const questionKinds = ["measures", "lines", "size"];

/** Loads the module from an address. */
export async function loadRules(address) {
    // Instantiating a stream would need the right type of content, which a proxy may change.
    const response = await fetch(address);
    if (!response.ok) throw new Error(`Backstaff: ${address} answered ${response.status}`);
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
    return makeRules(instance.exports);
}

function makeRules(exports) {
    const words = new Map();

    /** The numbers that are passed on. Each call may replace the buffer of the memory, because the memory grows. */
    function exchange(count) {
        const address = exports.exchange(count);
        return new Float64Array(exports.memory.buffer, address, count);
    }

    function numberOfWords(text) {
        const known = words.get(text);
        if (known !== undefined) return known;
        const bytes = encoder.encode(text);
        const address = exports.room(bytes.length);
        new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
        const number = exports.keepWords(address, bytes.length);
        words.set(text, number);
        return number;
    }

    function addAttributes(attributes, list) {
        let count = 0;
        for (const key in attributes) {
            const number = keyNumbers.get(key);
            const value = attributes[key];
            if (number === undefined || value === null || value === false) continue;
            if (value === true) list.push(number, 0, 0);
            else if (typeof value === "number") list.push(number, 1, value);
            else list.push(number, 2, numberOfWords(value));
            count += 1;
        }
        return count;
    }

    /** Adds an element to the numbers of an island: `{ id, role, attributes, children }`. */
    function addElement({ id, role, attributes, children }, list) {
        list.push(id, roleNumbers.get(role), 0, children.length);
        const place = list.length - 2;
        list[place] = addAttributes(attributes, list);
        for (const child of children) addElement(child, list);
    }

    return {
        /** Makes an island of an element and what is in it. Returns its number. */
        make(element) {
            const list = [];
            addElement(element, list);
            exchange(list.length).set(list);
            return exports.makeIsland(list.length);
        },

        /** Asks again for the size of an element in the next layout. */
        remeasure: (island, id) => exports.remeasure(island, id),

        drop: (island) => exports.dropIsland(island),

        /** Lays out an island. `answer` gets all questions of a round, and returns the eight numbers of each answer. */
        layOut(island, { width, height, insets }, answer) {
            for (let round = 0; round < 50; round += 1) {
                const count = exports.layOut(island, width, height, ...insets);
                if (count === 0) break;
                const numbers = exchange(count * 4);
                const questions = Array.from({ length: count }, (_, index) => ({
                    id: numbers[index * 4], kind: questionKinds[numbers[index * 4 + 1]],
                    width: numbers[index * 4 + 2], height: numbers[index * 4 + 3],
                }));
                exchange(count * 8).set(answer(questions).flat());
                exports.takeAnswers(island);
            }
            const count = exports.readFrames(island);
            const numbers = exchange(count * 5);
            return Array.from({ length: count }, (_, index) => {
                const [id, x, y, width, height] = numbers.subarray(index * 5, index * 5 + 5);
                return { id, x, y, width, height };
            });
        },
    };
}
