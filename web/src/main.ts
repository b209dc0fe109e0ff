import { mount } from 'svelte';
import './games';
import App from '$shell/App.svelte';
import '$shell/look/base.css';
import '$shell/look/tokens.css';
import { pageOf } from '$shell/pages';
import { router } from '$shell/route.svelte';
import { settings } from '$shell/settings.svelte';
import { words } from '$shell/words/words.svelte';

document.documentElement.dataset.theme = settings.theme;
document.documentElement.lang = words.language;

// Shows a page of its own when the server is away; it keeps nothing of a game.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js').catch(() => undefined);

/** Words and page come side by side; a page that does not come is told about by App. */
async function start(target: HTMLElement): Promise<void> {
  const page = pageOf(router.route)
    .load()
    .catch(() => undefined);
  await Promise.all([words.load(), page]);
  mount(App, { target });
}

// Without words the page in index.html has to do, which says it in every language.
const away = document.getElementById('away');
away?.querySelector('button')?.addEventListener('click', () => location.reload());
const target = document.getElementById('app');
if (target)
  start(target).then(
    () => away?.remove(),
    () => away?.removeAttribute('hidden'),
  );
