import { mount } from "svelte";
import App, { pageAt } from "./App.svelte";
import { settings } from "./ui/settings.svelte";
import "./ui/theme.css";
import { speak } from "./words/words.svelte";

const AGAIN = 3_000; // milliseconds

// The page comes along with its words. If it does not come, the app says so; without words it has to try again.
const page = pageAt(location.pathname)?.page.catch(() => {});
void Promise.all([speak(settings.language), page]).then(
  () => {
    const target = document.getElementById("app")!;
    target.replaceChildren();
    mount(App, { target });
  },
  () => setTimeout(() => location.reload(), AGAIN),
);
