import { paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const electricalQuestions = [
  faq(
    'electrical-cost',
    'How much does electrical work cost?',
    paragraph`Outlets and switches cost ${price('price-electrical-basic')}, light fixtures ${price('price-electrical-lights')}, and GFCI outlets (the kind with a test button) or alarms ${price('price-electrical-safety')}. Hanging a ceiling fan runs ${price('price-ceiling-fan')}.`,
    paragraph`Those prices are for a spot where there’s already a cable. We price new cable by the path it has to take.`,
  ),
  faq(
    'electrical-permit',
    'Do I need a permit for electrical work?',
    paragraph`For a new circuit, a panel, or added outlets, yes. For replacing a device or fixture in its own box, usually not.`,
    paragraph`We’ll apply with your county or city and meet the inspector, and the fee gets its own line.`,
  ),
  faq(
    'electrical-aluminum',
    'My house has aluminum wiring. Is it dangerous?',
    paragraph`It can be, at its connections, which loosen and overheat. The wire itself is sound. Houses from about 1965 to 1973 may have it.`,
    paragraph`The fix is to join each end to copper with an approved connector. We’ll open a few boxes, count, and price the house before we touch one of them.`,
  ),
  faq(
    'electrical-gfci',
    'Where do I need GFCI outlets?',
    paragraph`In kitchens, bathrooms, laundries, garages, crawl spaces, and outdoors: anywhere water and a hand can meet a plug.`,
    paragraph`One GFCI often protects the outlets after it, so you rarely need one for each. We’ll map them and label which button resets what.`,
  ),
  faq(
    'electrical-fan-box',
    'Can I hang a fan where there’s a light now?',
    paragraph`Only on a box rated for a fan, and most light boxes aren’t. We’ll swap it through the hole that’s there, with a brace between the joists.`,
  ),
  faq(
    'electrical-dimmer',
    'Why do my LED lights flicker?',
    paragraph`Usually because the dimmer was made for older bulbs and has too little load. A dimmer listed for your bulbs fixes it in most cases.`,
    paragraph`If lights flicker in the whole house, call your utility, because it may be the service connection.`,
  ),
]
