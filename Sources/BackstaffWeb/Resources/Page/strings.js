// The page's own words. Everything else that a person reads comes from the app.

const table = {
    en: {
        back: "Back",
        columnWidth: "Column width",
        connectionLost: "Connection lost. Trying again…",
        connectionGone: "The server can’t be reached.",
        serverFull: "The server is full. Trying again…",
        tryAgain: "Try again",
        reload: "Reload",
        startOver: "Start over",
        outdated: "This page is older than its server.",
        trouble: "This screen can’t be shown.",
    },
    zh: {
        back: "返回",
        columnWidth: "栏宽",
        connectionLost: "连接已断开，正在重试…",
        connectionGone: "无法连接服务器。",
        serverFull: "服务器已满，正在重试…",
        tryAgain: "重试",
        reload: "重新载入",
        startOver: "重新开始",
        outdated: "此页面的版本比服务器旧。",
        trouble: "无法显示此屏幕。",
    },
    ja: {
        back: "戻る",
        columnWidth: "列の幅",
        connectionLost: "接続が切れました。再接続しています…",
        connectionGone: "サーバーに接続できません。",
        serverFull: "サーバーが混み合っています。再試行中…",
        tryAgain: "再試行",
        reload: "再読み込み",
        startOver: "最初からやり直す",
        outdated: "このページはサーバーより古いものです。",
        trouble: "この画面を表示できません。",
    },
    de: {
        back: "Zurück",
        columnWidth: "Spaltenbreite",
        connectionLost: "Verbindung unterbrochen. Neuer Versuch …",
        connectionGone: "Der Server ist nicht erreichbar.",
        serverFull: "Der Server ist voll. Neuer Versuch …",
        tryAgain: "Erneut versuchen",
        reload: "Neu laden",
        startOver: "Von vorn beginnen",
        outdated: "Diese Seite ist älter als ihr Server.",
        trouble: "Dieser Bildschirm lässt sich nicht anzeigen.",
    },
};

function languageOfBrowser() {
    for (const tag of navigator.languages ?? [navigator.language]) {
        const language = tag.toLowerCase().split("-")[0];
        if (language in table) return language;
    }
    return "en";
}

export const words = table[languageOfBrowser()];
