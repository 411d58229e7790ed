import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

const bathrooms = [
  faq(
    'matthews-bath-price',
    'What do I get for the starting price?',
    paragraph`A bathroom in Matthews is priced ${price('price-matthews-bathroom')}: the room to the studs, a new drain to the wall, valve, fan, tub, or pan, ceramic tile, a stock vanity, light, and paint, all in the old places. Stone, glass, and a moved toilet are what raise it.`,
    paragraph`The span for the whole region is ${price('price-bathroom-remodel')}.`,
  ),
  faq(
    'matthews-bath-drain',
    'Does the cast-iron drain have to go?',
    paragraph`The piece under the tub, nearly always: it’s the thinnest by now. The stack can stay if it rings when tapped. We cut where the metal is sound and join plastic to it with a shielded coupling.`,
  ),
  faq(
    'matthews-bath-tub',
    'Can you replace only the tub?',
    paragraph`Yes. Tub or shower installation costs ${price('price-matthews-shower')} and includes the first two rows of wall, because nobody gets a tub out without them. If the tile above is discontinued we show you a band that looks intended.`,
  ),
  faq(
    'matthews-bath-time',
    'How many days without a shower?',
    paragraph`Count on the length of the job, ${claim('claim-bathroom-span')} for a full one, less the first day and the last three. A ${link('service-bathroom-remodeling', 'simple update')} is quicker. We write the dry days on a calendar that hangs on the bathroom door.`,
  ),
]

const kitchens = [
  faq(
    'matthews-kitchen-price',
    'Why does one kitchen cost three times another?',
    paragraph`Cabinets first, walls second, stone third. One that stays in its footprint with stock cabinets starts at the low end of ${price('price-kitchen-remodel')}; inset doors and a beam take you to the other. In Matthews a kitchen costs ${price('price-matthews-kitchen')}.`,
  ),
  faq(
    'matthews-kitchen-reface',
    'Are my cabinets worth refacing?',
    paragraph`Yes, if the boxes are plywood with glued corners and a level rail, and you like where they stand. Refacing then costs ${price('price-matthews-cabinet-refacing')}. Swollen particleboard or an awkward layout isn’t cured by new doors. Pull out a drawer and look at the side of the box.`,
  ),
  faq(
    'matthews-kitchen-soffit',
    'Can the soffits come down?',
    paragraph`Most can, and it’s the cheapest way to a taller room. Some hide a duct or the drain of the bath above. We cut a hole the size of a hand, look with a camera, and patch it if the answer is no.`,
  ),
  faq(
    'matthews-kitchen-live',
    'Where do we cook meanwhile?',
    paragraph`In the laundry, the dining room or the garage: we set up a sink, the old refrigerator, and a burner before demolition. It takes ${claim('claim-kitchen-span')}, and the weeks around the countertop template are the dull ones. What else to expect is on the ${link('service-kitchen-remodeling', 'kitchen page')}.`,
  ),
]

const painting = [
  faq(
    'matthews-paint-price',
    'How do I work out the price of a room?',
    paragraph`Add the lengths of the walls, multiply by the height, and add the ceiling. Painting that surface costs ${price('price-interior-painting')}. Leave the windows in: cutting around them takes as long as rolling them would.`,
  ),
  faq(
    'matthews-paint-when',
    'When is the best time for the outside?',
    paragraph`After the pollen and before the heat, or from September until nights turn cold. We need surfaces above fifty degrees and dry for a day. The spring weeks are booked first, so ask in winter.`,
  ),
  faq(
    'matthews-paint-oak',
    'Will the grain of my oak cabinets show through?',
    paragraph`Not if it’s filled, which takes two rounds of paste and sanding. That’s why cabinets cost ${price('price-matthews-cabinet-painting')} here, where oak was the fashion, and smooth ones elsewhere ${price('price-cabinet-painting')}.`,
  ),
  faq(
    'matthews-paint-deck',
    'Clear stain or solid?',
    paragraph`Clear or tinted on boards that still look like wood, and again every second summer. Solid on gray ones, where it hides and lasts but has to be scraped one day. Both cost ${price('price-deck-fence-staining')}; the ${link('service-pressure-washing', 'wash')} comes first.`,
  ),
]

const smallJobs = [
  faq(
    'matthews-small-minimum',
    'What’s the least I pay?',
    paragraph`One hour, and home repairs cost ${price('price-matthews-home-repairs')}. That covers the trip within town. If the job takes less, use the rest: nearly every house has a hinge.`,
  ),
  faq(
    'matthews-small-hour-or-job',
    'Hour or fixed price: which is better for me?',
    paragraph`Fixed, when the thing has a name: a fan, a faucet, a mirror, at ${price('price-matthews-fixture-installation')}. By the hour, when it is a string of oddities, since no two of them can be priced from afar. We’ll tell you which is less.`,
  ),
  faq(
    'matthews-small-parts',
    'Who buys the parts?',
    paragraph`Either of us. If you do, keep the box closed until we have read the label. If we do, you pay what the store charged. Valves, screws, anchors, and caulk are on the truck.`,
  ),
  faq(
    'matthews-small-not',
    'What do you not do?',
    paragraph`Roofs beyond a shingle, gas lines, trees over the house, garage-door springs. Those belong to people who do nothing else. For bigger rooms see ${link('service-renovations', 'renovations')}.`,
  ),
]

export const townServiceQuestions = [...bathrooms, ...kitchens, ...painting, ...smallJobs]
