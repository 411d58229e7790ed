import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const windowCoveringQuestions = [
  faq(
    'window-hoa',
    'My HOA requires white facing the street. Does that limit me?',
    paragraph`Only on one side. You can get most shades and drapes with a white or off-white back, and many condo buildings Uptown require exactly that. Tell us before you choose a fabric, and we’ll check the back of the sample.`,
  ),
  faq(
    'window-measure',
    'Can I measure and order myself?',
    paragraph`Yes. Use a steel tape, write down the smallest of the three widths, and don’t subtract anything, because the factory does. If a blind you ordered doesn’t fit, we can often mount it outside the frame.`,
  ),
  faq(
    'window-cords',
    'Are corded blinds still allowed?',
    paragraph`You can keep old ones, but new stock blinds in the United States are sold without free-hanging cords, to keep children safe. We’ll take loops off old ones or change them to a wand. It’s part of ${link('service-babyproofing', 'babyproofing')} too.`,
  ),
  faq(
    'window-motor',
    'Do motorized shades need wiring?',
    paragraph`No. Most run for months on a battery that charges through a cable, and a small solar strip can do that for a window in the sun. Wired motors make sense while a wall is open, and for windows nobody can reach.`,
  ),
  faq(
    'window-price',
    'How much does installation cost?',
    paragraph`We price it by the window and by its height. Send sizes and photos, and you’ll get a written price for each one, whether you buy the blinds from us or not.`,
  ),
]
