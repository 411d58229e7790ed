/**
 * What looks or acts in another way than Sanity's Studio does, where it has no setting for that: all that we know of its markup is in
 * this file and in those of its words. A test tells which of it is not there any more after an update of Sanity.
 */

/**
 * What is of no use to the owner of a website, and has no setting that takes it away: the chips that make a document
 * read-only with one tap, and the menus for its id and its JSON.
 */
const HIDDEN = ['document-perspective-list', 'copy-document-actions-button', 'pane-context-menu-button'].map(
  (id) => `[data-testid="document-pane"] [data-testid="${id}"]`,
)

/**
 * A menu that opens takes the focus before it has its place, at the top of the page: a phone would scroll there, and the menu
 * close, since what opened it is out of sight.
 */
const WITHOUT_PLACE = '[data-ui="Popover"][style*="left: 0px; position: absolute; top: 0px"]'

/** On a phone it would open nothing: there is no room for the changes beside the form, and "Earlier versions" shows them. */
const WITHOUT_CHANGES = '[data-ui="PaneLayout"][data-collapsed] [data-testid="pane-footer-document-status"]'

/**
 * Where Sanity shows nothing, or what it fades in after seconds: a tool that comes, and on a phone a pane and a form that come.
 * A phone's layout is no phone's in its first moment.
 */
const COMES = '[data-testid="pane-content"] > * > [data-testid="loading-block"]'
const EMPTY = [
  '[data-testid="studio-layout"] > [data-ui="Card"] > [data-ui="Skeleton"]:only-child',
  `[data-ui="PaneLayout"]:not([data-mounted]) ${COMES}`,
  `[data-ui="PaneLayout"][data-collapsed] ${COMES}`,
  '[data-ui="PaneLayout"][data-collapsed] [data-testid="form-view"]:empty',
].join(',')

/** All of the Studio; not there, or hidden by React, until it can be drawn. */
const DRAWN = '[data-testid="studio-layout"]:not([style*="none"])'

/** A notice of what was not done, by the color that Sanity gives it. */
const REFUSAL = '[data-ui="Toast"]:is([data-tone="critical"], [data-tone="caution"])'

/** Of the two tabs that the preview has on a phone, the one with the form; null while there is room for both. */
export const formTab = (): HTMLElement | null => document.getElementById('presentation-narrow-tab-content')

/** A field of the form that is open, by its path; null while it is not there. */
export const fieldAt = (path: string): Element | null =>
  document.querySelector(`[data-testid="field-${CSS.escape(path)}"]`)

/** More than one line that a text box is asked to have room for, also before it has words. */
const ROWS = [2, 3, 4]

/** A thumb needs 44 px; below 16 px phones zoom into a field, and the form is out of sight. */
export const STYLES = `
${HIDDEN.join(',')} { display: none !important; }
${WITHOUT_PLACE} { position: fixed !important; }
${WITHOUT_CHANGES} { pointer-events: none; }
.opening { position: fixed; inset: 45% 0 auto; z-index: 1; pointer-events: none; }
body:has(${DRAWN}):not(:has(${EMPTY})) .opening { display: none !important; }
body:has(${EMPTY}) ${COMES} { visibility: hidden; }
.above-tiles:empty:not([style*="min-height"]) { display: none; }
/* As high as what stands in it, and as its rows: no line is cut, and none is scrolled to. */
textarea { field-sizing: content; max-height: 60svh; }
${ROWS.map((rows) => `textarea[rows="${rows}"] { min-height: calc(${rows}lh + 0.75rem) !important; }`).join('\n')}
/* Sanity shortens transitions and leaves them on every element: each color then waits for that of the element around it. */
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { transition-property: none !important; }
}
@media (max-width: 600px) {
  /* The newest notice alone, above the "Publish" button and not on it; a refusal stays in sight beside what is newer. */
  [data-ui="ToastProvider"] { bottom: 4rem !important; padding: 0.75rem !important; }
  [data-ui="ToastProvider"] > :not(:last-child, ${REFUSAL}), ${REFUSAL}:has(~ ${REFUSAL}) { display: none !important; }
  /* A part of a page is open above the bar with "Publish", not over it: it can be published as it is. */
  [data-testid="nested-object-dialog"] { bottom: 4.25rem !important; }
  /* A field that takes the focus comes to where no bar and no notice covers it. */
  input, textarea, select, [contenteditable="true"] { scroll-margin-block: 8rem 12rem; }
}
@media (pointer: coarse) {
  input, textarea, select, [contenteditable="true"] { font-size: 16px !important; }
  /* Room for a menu of the field's own actions, of which there are none here. */
  [data-testid="fieldHeaderContentBox"] { max-width: none !important; }
  button, select, textarea, input:not([type="radio"], [type="checkbox"]), label:has(input), a[data-ui="Button"],
  [role="tab"], [role="menuitem"], [role="option"] { min-height: 44px !important; }
  button, a[data-ui="Button"], label:has(> input, [data-ui="Radio"]) { min-width: 44px !important; }
  a[data-testid^="pane-item-"] { display: grid !important; align-items: center; min-height: 44px !important; }
  [data-ui="Switch"] > input { inset: -14px -10px !important; width: 45px !important; height: 45px !important; }
  [data-testid^="focus-pane-button"] { display: none !important; }
  /* Of the row of the chips only the mark of what is wrong is left. It has its place beside the title: as a row it would push the form
     down under a thumb on its way. */
  div:has(> div > [data-testid="document-perspective-list"]) { position: absolute !important; inset: 0.75rem 0.25rem auto auto; padding: 0 !important; }
  div:has(> div > div > [data-testid="document-perspective-list"]) { z-index: 15300 !important; }
  [data-testid="document-pane"] [data-testid="pane-header"] > [data-ui="Card"] { padding-inline-end: 3.25rem !important; }
  /* The bar beside a changed field would make the page wider than the screen. */
  [data-testid="document-pane"] { overflow-x: clip; }
}
`
