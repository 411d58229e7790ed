import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ABOVE } from '#studio/home/first-screen.ts'
import { type Job, jobs, type Place } from '#studio/home/jobs.ts'
import { PHOTO_TYPES } from '#studio/photos/photo-rules.ts'

/**
 * The first screen as HTML, for the page of the built Studio: it is there while a phone still reads megabytes of scripts. A tap changes
 * the address, where the Studio begins or, when it runs already, goes; photos are chosen here already. The Studio's layout takes it away.
 */
export function firstScreen(): string {
  const tiles = jobs.map(({ title, text, icon, place }) =>
    tile(place, `${drawn(icon)}<b>${escaped(title)}</b><span>${escaped(text)}</span>`),
  )
  return `<div id="first-screen"><style>${STYLE}</style><h1>What’s the job today?</h1><nav aria-label="Jobs">${tiles.join('')}</nav></div><script>${SCRIPT}</script>`
}

function tile(place: Place, words: string): string {
  if ('photosFor' in place)
    return `<label>${words}<input type="file" accept="${PHOTO_TYPES}" multiple></label>`
  return `<a href="${escaped(addressOf(place))}">${words}</a>`
}

/** As Sanity's router writes it. */
function addressOf(place: Exclude<Place, { photosFor: string }>): string {
  if ('path' in place) return place.path
  const params = Object.entries(place.params).map(([name, value]) => `${name}=${value}`)
  return `/intent/${place.intent}/${params.join(';')}/`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const drawn = (icon: Job['icon']) => renderToStaticMarkup(createElement(icon))

/** As the Studio's own tiles look, and where they will be: a thumb on its way finds what it saw. */
const STYLE = `
#first-screen { --line: #d2dfff; --tile: #f5f8ff; --ink: #212647; --soft: #5b6bb5; position: fixed; inset: 0; z-index: 1; overflow: auto; padding: 60px max(20px, calc(50vw - 460px)) 24px; background: #fff; color: #1e2027; font: 15px/1.45 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif }
#first-screen::before { content: ""; position: absolute; inset: 0 0 auto; height: 51px; border-bottom: 1px solid #e3e4e8 }
#first-screen h1 { margin: 22px 0 28px; font-size: 27px; line-height: 1.3 }
#first-screen nav { display: grid; grid-template-columns: repeat(2, 1fr); gap: 12px }
#first-screen input { position: absolute; opacity: 0; inset: 0 }
#first-screen :is(a, label) { position: relative; display: grid; align-content: start; gap: 10px; min-height: 106px; padding: 16px 20px; border: 2px solid var(--line); border-radius: 6px; background: var(--tile); color: var(--ink); text-decoration: none; cursor: pointer; touch-action: manipulation }
#first-screen svg { width: 1em; height: 1em; margin-inline-start: -4px; font-size: 27px; color: var(--soft) }
#first-screen b { font-weight: 600 }
#first-screen span { color: var(--soft); font-size: 13px }
#first-screen [aria-busy] { background: var(--line) }
#first-screen [aria-busy] span { font-size: 0 }
#first-screen [aria-busy] span::after { content: "Opening…"; font-size: 13px }
@media (min-width: 600px) { #first-screen h1 { margin: 13px 0 27px } #first-screen nav { grid-template-columns: repeat(4, 1fr) } }
@media (prefers-color-scheme: dark) { #first-screen { --line: #212647; --tile: #171a2e; --ink: #e2e6ff; --soft: #8d9bd6; background: #13141b; color: #e4e5ee } #first-screen::before { border-color: #2a2c38 } }`.replaceAll(
  '\n',
  '',
)

/** In milliseconds after a thumb or a button went up; none comes where it was moved away. */
const CLICK_COMES_WITHIN = 500

/** In pixels, between what stands above the tiles and them. */
const GAP = 32

/** In a block, so that no name of it is seen by other scripts. */
const SCRIPT = `{
const screen = document.getElementById('first-screen');
if (!/^\\/(home\\/?)?$/.test(location.pathname)) screen.remove();
const offered = localStorage.getItem('first-screen')?.split('\\n');
for (const { textContent, parentElement } of screen.querySelectorAll('b'))
  if (offered && !offered.includes(textContent)) parentElement.remove();
const above = Number(localStorage.getItem('${ABOVE}'));
if (above > 0) screen.querySelector('nav').style.paddingTop = above + ${GAP} + 'px';
const open = (tile, address) => {
  for (const other of screen.querySelectorAll('[aria-busy]')) other.removeAttribute('aria-busy');
  tile.setAttribute('aria-busy', 'true');
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
};
const release = () => {
  screen.removeAttribute('data-pressed');
  if (screen.hasAttribute('data-over')) screen.remove();
};
screen.addEventListener('pointerdown', () => screen.toggleAttribute('data-pressed', true));
addEventListener('pointercancel', release);
addEventListener('pointerup', () => setTimeout(release, ${CLICK_COMES_WITHIN}));
screen.addEventListener('click', (event) => {
  const tile = event.target.closest('a');
  if (tile && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    open(tile, tile.href);
  }
  release();
});
screen.addEventListener('change', ({ target }) => open(target.parentElement, '/home'));
addEventListener('error', () => screen.remove());
}`
