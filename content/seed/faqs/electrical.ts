import { paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const electricalQuestions = [
  faq(
    'electrical-cost',
    'How much does electrical work cost?',
    paragraph`Outlets and switches cost ${price('price-electrical-basic')}, light fixtures ${price('price-electrical-lights')}, and GFCI outlets (the kind with a test button) or alarms ${price('price-electrical-safety')}. Hanging a ceiling fan runs ${price('price-ceiling-fan')}.`,
    paragraph`Those prices are for spots that already have wiring. If we have to run new wire, we’ll price that separately.`,
  ),
  faq(
    'electrical-permit',
    'Do I need a permit for electrical work?',
    paragraph`Yes, for a new circuit, a panel, or added outlets. You usually don’t need a permit for a new switch, outlet, or light in the same box.`,
    paragraph`We apply for the permit and meet the inspector. The fee is on its own line in your estimate.`,
  ),
  faq(
    'electrical-aluminum',
    'My house has aluminum wiring. Is it dangerous?',
    paragraph`It can be. The connections can loosen and overheat. Houses from about 1965 to 1973 may have aluminum wiring.`,
    paragraph`The fix is an approved copper connector wherever wires meet. We open a few boxes to check and give you a price for the house.`,
  ),
  faq(
    'electrical-gfci',
    'Where do I need GFCI outlets?',
    paragraph`In kitchens, bathrooms, laundry rooms, garages, crawl spaces, and outdoors, basically anywhere near water.`,
    paragraph`One GFCI often protects several outlets, so you rarely need one for each. We’ll label which button resets what.`,
  ),
  faq(
    'electrical-fan-box',
    'Can I hang a fan where there’s a light now?',
    paragraph`Yes, but the box has to be rated for a fan, and most aren’t. We can swap the box and add a brace without opening up the ceiling.`,
  ),
  faq(
    'electrical-dimmer',
    'Why do my LED lights flicker?',
    paragraph`Usually the dimmer was made for older bulbs. A dimmer that’s rated for LEDs fixes it most of the time.`,
    paragraph`If lights flicker all over the house, call your power company. The connection outside may be loose.`,
  ),
]
