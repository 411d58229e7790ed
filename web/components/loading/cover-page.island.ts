/** Tells the style sheet whether something covers the page, which then must not scroll. */
export function coverPage(isCovered: boolean): void {
  document.documentElement.toggleAttribute('data-covered', isCovered)
}
