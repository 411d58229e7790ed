import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const windowCoveringQuestions = [
  faq(
    'window-hoa',
    'My association wants white to the street. Does that limit me?',
    paragraph`Only on one side. Most shades and drapes can be had with a white or off-white back, and many condominiums Uptown ask for exactly that. Tell us before you choose a fabric, and we check the back of the sample.`,
  ),
  faq(
    'window-measure',
    'Can I measure and order by myself?',
    paragraph`Yes. Use a steel tape, write down the smallest of the three widths, and don’t subtract anything: the factory does. If a blind you ordered doesn’t fit, we can often turn it into an outside mount.`,
  ),
  faq(
    'window-cords',
    'Are corded blinds still allowed?',
    paragraph`Old ones may stay, but new stock blinds in the United States are sold without free-hanging cords, for the sake of children. We take loops off old ones or change them to a wand; it belongs to ${link('service-babyproofing', 'babyproofing')} too.`,
  ),
  faq(
    'window-motor',
    'Do motorized shades need wiring?',
    paragraph`No. Most run for months on a battery that charges through a cable, and a small solar strip can do that for a window in the sun. Wired motors make sense while a wall is open, and for windows that nobody wants to climb to.`,
  ),
  faq(
    'window-price',
    'What does installation cost?',
    paragraph`It’s priced by the window and by its height. Send sizes and photos, and you’ll get a written price for each of them, whether the blinds come from us or not.`,
  ),
]
