import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const carpentryQuestions = [
  faq(
    'carpentry-match',
    'Can you match trim that nobody sells anymore?',
    paragraph`Yes. We take a short piece, trace the profile, and build it up from stock moldings or have a knife ground at a mill. For a few feet, building it up is cheaper; for a whole house, the knife is.`,
  ),
  faq(
    'carpentry-gaps',
    'Why does my crown molding open up every winter?',
    paragraph`Because heated air is dry and the wood shrinks across its width. Mitered corners show it first. We cope the corners, glue the long joints and let the lumber get used to the house before it goes up.`,
    paragraph`A line as thin as a hair may still come back in January. It closes with the first humid week of May.`,
  ),
  faq(
    'carpentry-filler',
    'Can rotten wood be filled instead of replaced?',
    paragraph`Yes, if the spot is as small as a thumb and the sill drains: it’s cut out and filled with epoxy. Anything larger, or any wood that carries weight, is replaced. Filler over soft wood keeps the water in.`,
  ),
  faq(
    'carpentry-lead',
    'Is it safe to cut into old painted trim?',
    paragraph`Yes, once the paint has been tested, which we do in any house from before 1978. If there’s lead in it, the work area is sealed, the pieces come off whole, and the room is cleaned with a filtered vacuum and checked before the plastic comes down.`,
    paragraph`The same rules hold for our ${link('service-painting', 'painters')}.`,
  ),
  faq(
    'carpentry-price',
    'How is carpentry priced?',
    paragraph`By the job, after we’ve measured. Trim is counted by the foot, built-ins by the drawing, rot by what has to come out. When we open a wall and find more of it, we stop and show you before the price changes.`,
  ),
]
