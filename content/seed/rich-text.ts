import type { InlineFact, RichText } from '../sanity.types.ts'
import { ref } from './reference.ts'

type Block = RichText[number]
type Child = NonNullable<Block['children']>[number]
type LinkTarget = NonNullable<Block['markDefs']>[number]
type Piece = { child: Child; target?: LinkTarget }

/** Something inside a sentence that is more than words; it is given the key of its place. */
type Inline = (key: string) => Piece

/** A price inside a sentence, written as its document says, such as "$2.50/sq ft and up". */
export const price =
  (id: string): Inline =>
  (key) => ({ child: { _type: 'inlinePrice', _key: key, price: ref(id) } })

/** The figure of a claim inside a sentence, such as "25+". */
export const claim =
  (id: string): Inline =>
  (key) => ({ child: { _type: 'inlineClaim', _key: key, claim: ref(id) } })

/** Words in bold, such as what a paragraph is about. */
export const strong =
  (words: string): Inline =>
  (key) => ({ child: { _type: 'span', _key: key, text: words, marks: ['strong'] } })

/** A fact of the business inside a sentence. */
export const fact =
  (name: InlineFact['fact']): Inline =>
  (key) => ({ child: { _type: 'inlineFact', _key: key, fact: name } })

/** Words that lead to the page of a service or city. */
export const link =
  (id: string, words: string): Inline =>
  (key) => ({
    child: { _type: 'span', _key: key, text: words, marks: [`${key}-target`] },
    target: { _type: 'pageLink', _key: `${key}-target`, to: ref(id) },
  })

/** Words that lead to another website. */
export const webLink =
  (href: string, words: string): Inline =>
  (key) => ({
    child: { _type: 'span', _key: key, text: words, marks: [`${key}-target`] },
    target: { _type: 'webLink', _key: `${key}-target`, href },
  })

/** One paragraph: words with prices, claims, facts and links between them. Line breaks count as spaces. */
export function paragraph(words: TemplateStringsArray, ...inlines: Inline[]): Block {
  const pieces = words.flatMap((text, index) => {
    const inline = inlines[index]
    return inline ? [span(text, index), inline(`i${index + 1}`)] : [span(text, index)]
  })
  return {
    _type: 'block',
    _key: 'p',
    style: 'normal',
    children: pieces.map(({ child }) => child).filter((child) => child._type !== 'span' || child.text !== ''),
    markDefs: pieces.flatMap(({ target }) => (target ? [target] : [])),
  }
}

/** One bullet of a list. */
export const bullet = (words: TemplateStringsArray, ...inlines: Inline[]): Block => ({
  ...paragraph(words, ...inlines),
  listItem: 'bullet',
  level: 1,
})

/** A text of one or more paragraphs. */
export const richText = (...blocks: Block[]): RichText =>
  blocks.map((block, index) => ({ ...block, _key: `p${index + 1}` }))

const span = (text: string, index: number): Piece => ({
  child: { _type: 'span', _key: `s${index + 1}`, text: text.replace(/\s+/g, ' '), marks: [] },
})
