import { formatPhone } from '#content/documents/phone.ts'
import { priceInSentence } from '#content/prices/price.ts'
import { type BusinessFragment, licensesOf } from '../site/business.ts'
import type { ChildOf, RichTextFragment } from './rich-text.ts'

type Child = NonNullable<RichTextFragment[number]['children']>[number]

/** A text without its marks: the words that visitors see, paragraph by paragraph. */
export function plainText(text: RichTextFragment, business: BusinessFragment): string {
  return text
    .map(({ children }) => (children ?? []).map((child) => words(child, business)).join(''))
    .join('\n')
    .trim()
}

function words(child: Child, business: BusinessFragment): string {
  switch (child._type) {
    case 'span':
      return child.text ?? ''
    case 'inlinePrice':
      return priceInSentence(child.price)
    case 'inlineClaim':
      return child.claim.value
    case 'inlineFact':
      return factOf(child.fact, business)
    default:
      return child satisfies never
  }
}

function factOf(fact: ChildOf<'inlineFact'>['fact'], business: BusinessFragment): string {
  if (fact === 'phone') return formatPhone(business.phone)
  return fact === 'licenses' ? licensesOf(business) : business[fact]
}
