import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const windowCoveringQuestions = [
  faq(
    'window-hoa',
    'My HOA requires white facing the street. Does that limit me?',
    paragraph`Not really. Most shades and drapes come with a white back. Let us know before you choose a fabric.`,
  ),
  faq(
    'window-measure',
    'Can I measure and order blinds myself?',
    paragraph`Yes. Measure the width in three places, use the smallest number, and don’t subtract anything, because the factory does that. If a blind doesn’t fit, we can often mount it outside the frame.`,
  ),
  faq(
    'window-cords',
    'Are corded blinds still allowed?',
    paragraph`You can keep old corded blinds, but new stock blinds are sold without hanging cords, to keep kids safe. We can cut the loops on old ones or switch them to a wand. Cutting the loops is part of ${link('service-babyproofing', 'babyproofing')} too.`,
  ),
  faq(
    'window-motor',
    'Do motorized shades need wiring?',
    paragraph`No. Most motors run for months on a rechargeable battery or a small solar strip. Wired motors make sense for windows you can’t reach.`,
  ),
  faq(
    'window-price',
    'How much does installation cost?',
    paragraph`The price depends on the number of windows and how high they are. Send us sizes and photos, and we’ll give you a written price, whether you buy the blinds from us or not.`,
  ),
]
