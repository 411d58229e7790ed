import { jobs, type Place } from '#studio/home/jobs.ts'
import { PHOTO_TYPES } from '#studio/photos/photo-rules.ts'

/**
 * The first screen as HTML, for the page of the built Studio: it is there while a phone still reads megabytes of scripts. A tap changes
 * the address, where the Studio begins or, when it runs already, goes; photos are chosen here already. The Studio's layout takes it away.
 */
export function firstScreen(): string {
  const tiles = jobs.map(({ title, text, place }) =>
    tile(place, `<b>${escaped(title)}</b><span>${escaped(text)}</span>`),
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

/** Where and as large as the Studio's own tiles will be, so that none jumps from under a thumb. */
const STYLE = `
#first-screen { position: fixed; inset: 0; z-index: 1; overflow: auto; padding: 82px max(16px, calc(50vw - 480px)) 24px; background: #fff; color: #1e2027; font: 15px/1.35 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif }
#first-screen h1 { margin: 0 0 24px; font-size: 21px; line-height: 1.3 }
#first-screen nav { display: grid; grid-template-columns: repeat(2, 1fr); gap: 8px }
#first-screen input { position: absolute; opacity: 0; inset: 0 }
#first-screen :is(a, label) { position: relative; cursor: pointer; display: grid; align-content: start; gap: 12px; min-height: 96px; padding: 20px 12px; border: 1px solid #d2d3e0; border-radius: 6px; color: inherit; text-decoration: none; touch-action: manipulation }
#first-screen span { color: #6e7289; font-size: 13px }
#first-screen [aria-busy] { background: #e3e8ff }
#first-screen [aria-busy] span { font-size: 0 }
#first-screen [aria-busy] span::after { content: "Opening…"; font-size: 13px }
@media (min-width: 600px) { #first-screen nav { grid-template-columns: repeat(4, 1fr); gap: 12px } #first-screen h1 { font-size: 27px } }
@media (prefers-color-scheme: dark) { #first-screen { background: #13141b; color: #e4e5ee } #first-screen :is(a, label) { border-color: #383b4c } #first-screen span { color: #9ea1b8 } #first-screen [aria-busy] { background: #262a48 } }`.replaceAll(
  '\n',
  '',
)

/** In a block, so that no name of it is seen by other scripts. */
const SCRIPT = `{
const screen = document.getElementById('first-screen');
if (!/^\\/(home\\/?)?$/.test(location.pathname)) screen.remove();
const offered = localStorage.getItem('first-screen')?.split('\\n');
for (const { textContent, parentElement } of screen.querySelectorAll('b'))
  if (offered && !offered.includes(textContent)) parentElement.remove();
const open = (tile, address) => {
  for (const other of screen.querySelectorAll('[aria-busy]')) other.removeAttribute('aria-busy');
  tile.setAttribute('aria-busy', 'true');
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
};
screen.addEventListener('click', (event) => {
  const tile = event.target.closest('a');
  if (!tile || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(tile, tile.href);
});
screen.addEventListener('change', ({ target }) => open(target.parentElement, '/home'));
addEventListener('error', () => screen.remove());
}`
