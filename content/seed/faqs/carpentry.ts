import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const carpentryQuestions = [
  faq(
    'carpentry-match',
    'Can you match trim that nobody sells anymore?',
    paragraph`Yes. We take a short piece, trace the profile, and build it up from stock moldings or have a mill grind a knife. For a few feet it’s cheaper to build it up; for a whole house, the knife is.`,
  ),
  faq(
    'carpentry-gaps',
    'Why does my crown molding open up every winter?',
    paragraph`Because heated air is dry and the wood shrinks across its width. Corners cut at an angle show it first. We cut one piece to fit over the other (that’s called coping), glue the long joints, and let the lumber get used to the house before it goes up.`,
    paragraph`A line as thin as a hair may still come back in January. It closes with the first humid week of May.`,
  ),
  faq(
    'carpentry-filler',
    'Can rotten wood be filled instead of replaced?',
    paragraph`Yes, if the spot is as small as a thumb and the sill drains. We cut it out and fill it with epoxy. We replace anything larger, or any wood that carries weight, because filler over soft wood keeps the water in.`,
  ),
  faq(
    'carpentry-lead',
    'Is it safe to cut into old painted trim?',
    paragraph`Yes, once we’ve tested the paint, which we do in any house built before 1978. If there’s lead in it, we’ll seal the work area, take the pieces off whole, clean the room with a filtered vacuum, and check it before the plastic comes down.`,
    paragraph`The same rules hold for our ${link('service-painting', 'painters')}.`,
  ),
  faq(
    'carpentry-price',
    'How do you price carpentry?',
    paragraph`By the job, after we’ve measured. We count trim by the foot, built-ins by the drawing, and rot by what has to come out. If we open a wall and find more of it, we’ll stop and show you before the price changes.`,
  ),
]
