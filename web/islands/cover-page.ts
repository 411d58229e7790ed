/** Says to the styles whether something covers the page: then nothing moves behind it. */
export function coverPage(isCovered: boolean): void {
  document.documentElement.toggleAttribute('data-covered', isCovered)
}
