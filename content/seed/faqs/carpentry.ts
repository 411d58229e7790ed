import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const carpentryQuestions = [
  faq(
    'carpentry-match',
    'Can you match trim that nobody sells anymore?',
    paragraph`Yes. For a few feet, we build the trim up from stock moldings. For a whole house, it’s cheaper to have a mill copy a sample.`,
  ),
  faq(
    'carpentry-gaps',
    'Why does my crown molding open up every winter?',
    paragraph`Heated air is dry, so the wood shrinks. We cut one piece to fit over the other (that’s called coping), which hides the gap better than a mitered corner.`,
    paragraph`You may still see a hairline crack in January. The crack will close up in spring.`,
  ),
  faq(
    'carpentry-filler',
    'Can rotten wood be filled instead of replaced?',
    paragraph`If the spot is small, yes. We cut out the rot and fill the hole with epoxy. A bigger spot, or wood that holds weight, should be replaced.`,
  ),
  faq(
    'carpentry-lead',
    'Is it safe to cut into old painted trim?',
    paragraph`Yes, once we’ve tested the paint, which we do in any house built before 1978. If there’s lead in it, we seal off the area, take the pieces off whole, and clean up the way federal rules require.`,
    paragraph`Our ${link('service-painting', 'painters')} follow the same rules.`,
  ),
  faq(
    'carpentry-price',
    'How do you price carpentry?',
    paragraph`By the job, after we’ve measured. If we open a wall and find more rot, we stop and show you before the price changes.`,
  ),
]
