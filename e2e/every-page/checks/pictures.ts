import { renditionAt } from '#content/pictures/rendition.ts'
import type { BuiltPage } from './built-page.ts'

/** Pictures that a page names under an address that the site, or a folder of its files, would not have. */
export function pictureFaults({ html }: BuiltPage): string[] {
  const named = new Set([...html.matchAll(/\/images\/[^\s"'&,*]+/g)].map(([address]) => address))
  return [...named]
    .filter((address) => !renditionAt(address))
    .map((address) => `names the picture ${address}`)
}

/** Words on a picture without a ground of their own: what they stand out from changes with it. Runs in the page. */
export function wordsOnPictures(): string[] {
  const isOpaque = (element: Element) =>
    !/^rgba|\/|transparent/.test(getComputedStyle(element).backgroundColor)
  const pictures = [...document.querySelectorAll('main img')].filter((image) => image.checkVisibility())
  const boxes = new Map(pictures.map((image) => [image, image.getBoundingClientRect()]))
  const isOver = (words: DOMRect) =>
    [...boxes.values()].some(
      ({ left, right, top, bottom }) =>
        left < words.right && right > words.left && top < words.bottom && bottom > words.top,
    )
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const over = [...document.querySelectorAll('main *:not(svg *)')].filter(
    (element) => hasWords(element) && element.checkVisibility() && isOver(element.getBoundingClientRect()),
  )
  return over.flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const stack = document.elementsFromPoint(x + width / 2, y + height / 2)
    const below = stack.slice(stack.indexOf(element)).find((one) => isOpaque(one) || one.localName === 'img')
    return stack.includes(element) && below?.localName === 'img'
      ? [`has words on a picture: "${element.textContent?.slice(0, 40)}"`]
      : []
  })
}
