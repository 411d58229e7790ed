import { paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const electricalQuestions = [
  faq(
    'electrical-cost',
    'What does electrical work cost?',
    paragraph`Outlets and switches cost ${price('price-electrical-basic')}, light fixtures ${price('price-electrical-lights')}, and GFCI or alarm work ${price('price-electrical-safety')}. Hanging a ceiling fan costs ${price('price-ceiling-fan')}.`,
    paragraph`Those are prices where a cable already ends in the right place. New cable is priced by the path it has to take.`,
  ),
  faq(
    'electrical-permit',
    'Do I need a permit for electrical work?',
    paragraph`For a new circuit, a panel, or added outlets, yes. For replacing a device or fixture in its own box, usually not.`,
    paragraph`We apply with your county and meet the inspector, and the fee is a line of its own.`,
  ),
  faq(
    'electrical-aluminum',
    'My house has aluminum wiring. Is it dangerous?',
    paragraph`It can be, at its connections, which loosen and overheat; the wire itself is sound. Houses from about 1965 to 1973 may have it in the branch circuits.`,
    paragraph`The cure is to join each end to copper with a listed connector. We open a few boxes, count, and price the house before touching one of them.`,
  ),
  faq(
    'electrical-gfci',
    'Where do I need GFCI outlets?',
    paragraph`In kitchens, bathrooms, laundries, garages, crawl spaces, and outdoors: anywhere water and a hand can meet a plug.`,
    paragraph`One device often protects the outlets after it, so it’s rarely one for each. We map them and label which button resets what.`,
  ),
  faq(
    'electrical-fan-box',
    'Can a fan hang where a light hangs now?',
    paragraph`Only on a box rated for a fan, and most light boxes aren’t. We swap it through the hole that’s there, with a brace between the joists.`,
  ),
  faq(
    'electrical-dimmer',
    'Why do my LED lights flicker?',
    paragraph`Usually because the dimmer was made for older lamps and has too little load. A dimmer listed for your lamps cures it in most cases.`,
    paragraph`If lights flicker in the whole house, call your utility: it may be the service connection.`,
  ),
]
