import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

const bathrooms = [
  faq(
    'matthews-bath-price',
    'What do I get for the starting price?',
    paragraph`A bathroom in Matthews costs ${price('price-matthews-bathroom')}. That takes the room to the studs and includes a new drain to the wall, valve, fan, tub or pan, ceramic tile, a stock vanity, light, and paint, all in the old places. Stone, glass, and a moved toilet cost more.`,
    paragraph`The range for the whole region is ${price('price-bathroom-remodel')}.`,
  ),
  faq(
    'matthews-bath-drain',
    'Does the cast-iron drain have to go?',
    paragraph`The piece under the tub, nearly always, because it’s the thinnest by now. The upright part can stay if it rings when we tap it. We’ll cut where the metal is sound and join plastic to it.`,
  ),
  faq(
    'matthews-bath-tub',
    'Can you replace just the tub?',
    paragraph`Yes. Tub or shower installation runs ${price('price-matthews-shower')} and includes the first two rows of wall, because nobody gets a tub out without them. If your tile has been discontinued, we’ll show you a band that looks like you meant it.`,
  ),
  faq(
    'matthews-bath-time',
    'How many days will I be without a shower?',
    paragraph`Count on the length of the job, ${claim('claim-bathroom-span')} for a full one, minus the first day and the last three. A ${link('service-bathroom-remodeling', 'simple update')} is quicker. We’ll mark the days without a shower on a calendar and hang it on the bathroom door.`,
  ),
]

const kitchens = [
  faq(
    'matthews-kitchen-price',
    'Why does one kitchen cost three times another?',
    paragraph`Cabinets first, walls second, stone third. A kitchen that keeps its layout with stock cabinets starts at the low end of ${price('price-kitchen-remodel')}; custom doors and a beam take you to the other. In Matthews a kitchen runs ${price('price-matthews-kitchen')}.`,
  ),
  faq(
    'matthews-kitchen-reface',
    'Are my cabinets worth refacing?',
    paragraph`Yes, if the boxes are plywood with glued corners, and you like where they are. Refacing then runs ${price('price-matthews-cabinet-refacing')}. New doors won’t fix swollen particleboard or an awkward layout. Pull out a drawer and look at the side of the box.`,
  ),
  faq(
    'matthews-kitchen-soffit',
    'Can you take down the soffits?',
    paragraph`Most of them, and it’s the cheapest way to a taller room. Some hide a duct or the drain of the bath above. We’ll cut a hole the size of a hand, look with a camera, and patch it if the answer’s no.`,
  ),
  faq(
    'matthews-kitchen-live',
    'Where do we cook while you work?',
    paragraph`In the laundry, the dining room, or the garage: we’ll set up a sink, the old refrigerator, and a burner before demolition. It takes ${claim('claim-kitchen-span')}, and the weeks before the countertop comes are the dull ones. For what else to expect, see the ${link('service-kitchen-remodeling', 'kitchen page')}.`,
  ),
]

const painting = [
  faq(
    'matthews-paint-price',
    'How do I price a room?',
    paragraph`Add the lengths of the walls, multiply by the height, and add the ceiling. Painting that surface runs ${price('price-interior-painting')}. Don’t subtract the windows, because cutting around them takes as long as rolling them would.`,
  ),
  faq(
    'matthews-paint-when',
    'When’s the best time to paint the outside?',
    paragraph`After the pollen and before the heat, or from September until nights turn cold. We need surfaces above fifty degrees and dry for a day. Spring weeks go first, so call in winter.`,
  ),
  faq(
    'matthews-paint-oak',
    'Will the grain of my oak cabinets show through?',
    paragraph`Not if we fill it, which takes two rounds of paste and sanding. That’s why cabinets run ${price('price-matthews-cabinet-painting')} here, where oak was everywhere, and smooth ones elsewhere ${price('price-cabinet-painting')}.`,
  ),
  faq(
    'matthews-paint-deck',
    'Should I choose a clear stain or a solid one?',
    paragraph`Choose clear or tinted for boards that still look like wood, and plan to do it again every other summer. Choose solid for gray ones. It hides more and lasts longer, but somebody will have to scrape it one day. Both cost ${price('price-deck-fence-staining')}; the ${link('service-pressure-washing', 'wash')} comes first.`,
  ),
]

const smallJobs = [
  faq(
    'matthews-small-minimum',
    'What’s the least I’ll pay?',
    paragraph`One hour on the clock: home repairs cost ${price('price-matthews-home-repairs')}. That covers the trip within town. If your job takes less, use the rest: nearly every house has a hinge that needs tightening. One small job we can see in a photo gets a fixed price instead.`,
  ),
  faq(
    'matthews-small-hour-or-job',
    'Is it better to pay by the hour or a fixed price?',
    paragraph`Pay a fixed price when the job has a name: a fan, a faucet, a mirror, at ${price('price-matthews-fixture-installation')}. Pay by the hour for a list of odds and ends nobody can price from a photo. We’ll tell you which is less.`,
  ),
  faq(
    'matthews-small-parts',
    'Who buys the parts?',
    paragraph`Either of us. If you do, keep the box closed until we’ve read the label. If we do, you’ll pay what the store charged. Valves, screws, anchors, and caulk are on the truck.`,
  ),
  faq(
    'matthews-small-not',
    'What don’t you do?',
    paragraph`Roofs beyond a shingle, gas lines, trees over the house, garage-door springs. Those belong to people who do nothing else. For whole rooms, see ${link('service-renovations', 'renovations')}.`,
  ),
]

export const townServiceQuestions = [...bathrooms, ...kitchens, ...painting, ...smallJobs]
