import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

const bathrooms = [
  faq(
    'matthews-bath-price',
    'What do I get for the starting price?',
    paragraph`A bathroom in Matthews costs ${price('price-matthews-bathroom')}. That includes demolition down to the studs and a new drain, valve, fan, tub or shower pan, ceramic tile, a stock vanity, lighting, and paint, all in the same layout. Stone, glass, and moving the toilet cost more.`,
    paragraph`Most bathrooms run ${price('price-bathroom-remodel')}.`,
  ),
  faq(
    'matthews-bath-drain',
    'Does the cast-iron drain have to go?',
    paragraph`The part under the tub nearly always has to go. The rest can often stay if it’s still solid. We cut back the old pipe and connect new plastic.`,
  ),
  faq(
    'matthews-bath-tub',
    'Can you replace just the tub?',
    paragraph`Yes. A new tub runs ${price('price-matthews-shower')} and includes the bottom two rows of tile, because they have to come off. If you can’t get your tile anymore, we’ll find something that goes with it.`,
  ),
  faq(
    'matthews-bath-time',
    'How many days will I be without a shower?',
    paragraph`Plan on being without your shower for most of the job, which is ${claim('claim-bathroom-span')} for a full remodel. A ${link('service-bathroom-remodeling', 'simple update')} is quicker.`,
  ),
]

const kitchens = [
  faq(
    'matthews-kitchen-price',
    'Why does one kitchen cost three times as much as another?',
    paragraph`Cabinets make the biggest difference, then walls, then counters. With stock cabinets in the same layout, you’ll be at the low end of ${price('price-kitchen-remodel')}. Custom cabinets and a beam cost more. Your estimate shows what each part costs.`,
  ),
  faq(
    'matthews-kitchen-reface',
    'Are my cabinets worth refacing?',
    paragraph`Yes, if they’re solid plywood and you like the layout. Refacing runs ${price('price-matthews-cabinet-refacing')}. Refacing won’t fix swollen particleboard or a bad layout.`,
  ),
  faq(
    'matthews-kitchen-soffit',
    'Can you take down the soffits?',
    paragraph`Most of them, yes. Some soffits hide a duct or the drain for the bathroom above. We cut a small hole, take a look with a camera, and patch the hole if the soffit has to stay.`,
  ),
  faq(
    'matthews-kitchen-live',
    'Where do we cook while you work?',
    paragraph`We set up a sink, your fridge, and a burner in the laundry room, the dining room, or the garage. Plan on ${claim('claim-kitchen-span')}. There’s more on the ${link('service-kitchen-remodeling', 'kitchen page')}.`,
  ),
]

const painting = [
  faq(
    'matthews-paint-price',
    'How do I price a room?',
    paragraph`Add the lengths of the walls, multiply by the height, and add the ceiling. Painting that many square feet runs ${price('price-interior-painting')}. Don’t subtract the windows. Painting around them takes just as long.`,
  ),
  faq(
    'matthews-paint-when',
    'When’s the best time to paint the outside?',
    paragraph`Paint after the pollen and before the heat, or in the fall. The day has to be dry and above fifty degrees. Spring fills up fast, so call in winter.`,
  ),
  faq(
    'matthews-paint-oak',
    'Will the grain of my oak cabinets show through?',
    paragraph`Not if we fill the grain first. A lot of Matthews kitchens have oak, and filling takes extra time, so cabinets run ${price('price-matthews-cabinet-painting')} here. Smooth cabinets in other towns run ${price('price-cabinet-painting')}.`,
  ),
  faq(
    'matthews-paint-deck',
    'Should I choose a clear stain or a solid one?',
    paragraph`A clear or tinted stain looks best on good wood, but you’ll redo it every couple of years. Solid stain hides more and lasts longer. Both cost ${price('price-deck-fence-staining')}, and the ${link('service-pressure-washing', 'washing')} comes first.`,
  ),
]

const smallJobs = [
  faq(
    'matthews-small-minimum',
    'What’s the least I’ll pay?',
    paragraph`One small job we can see in a photo gets a fixed price. For anything else, the minimum is one hour at ${price('price-matthews-home-repairs')}, and we’ll use any time left over on the rest of your list.`,
  ),
  faq(
    'matthews-small-hour-or-job',
    'Is it better to pay by the hour or a fixed price?',
    paragraph`A fan, a faucet, or a light is a fixed ${price('price-matthews-fixture-installation')} on a handyman visit. A list of odds and ends is cheaper by the hour. We’ll tell you which costs less.`,
  ),
  faq(
    'matthews-small-parts',
    'Who buys the parts?',
    paragraph`You can, or we’ll buy the parts and bill you at cost. We carry valves, screws, anchors, and caulk.`,
  ),
  faq(
    'matthews-small-not',
    'What don’t you do?',
    paragraph`Roofs, gas lines, big trees, and garage-door springs. For whole rooms, see our ${link('service-renovations', 'renovation page')}.`,
  ),
]

export const townServiceQuestions = [...bathrooms, ...kitchens, ...painting, ...smallJobs]
