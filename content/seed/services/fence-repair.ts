import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Fences and gates, from one picket to a whole run',
  cards: [
    {
      title: 'Leaning and broken posts',
      text: 'The usual failure here. The post rots at the top of the concrete, where clay holds the water, and the next storm finishes it.',
      features: ['Old footing dug out, not buried', 'New post set plumb and braced', 'Panels hung again'],
    },
    {
      title: 'Gates that drag',
      text: 'A gate sags because its post leans or its frame racks. We straighten the one and brace the other. On a wide gate a third hinge does little; a steel frame or a wheel does.',
      features: ['Diagonal brace from the low hinge', 'Latch lined up for both seasons'],
    },
    {
      title: 'Pickets, rails, and caps',
      text: 'Split boards, popped nails, and rails that let go of the post. Screwed this time, so that the next repair is easier than this one.',
    },
    {
      title: 'Storm damage',
      text: 'A limb through two panels, a section flat in the yard. We close the gap the same visit where dogs or a pool depend on it.',
    },
    {
      title: 'New sections and full runs',
      text: 'Privacy, picket, shadowbox, and split-rail, stepped, or raked to follow a slope. Measured from your survey, because hedges wander.',
    },
    {
      title: 'Washing and staining',
      text: 'Gray boards cleaned, left to dry, then stained on both faces and on the end grain. Worth doing while the wood is still sound.',
      price: 'price-deck-fence-staining',
    },
  ],
})

const digging = notice({
  heading: 'Before anyone digs',
  urgency: 'safety',
  text: richText(
    paragraph`North Carolina law asks for a call to 811 before a post hole is dug, and for three full working days to mark the lines. We make that call for you.`,
    paragraph`Private lines aren’t marked: sprinklers, pool pipes, a gas line to the grill, the wire of a dog fence. Show us where they run, or tell us that you don’t know.`,
  ),
})

const steps = process({
  heading: 'How a post gets to stay put in red clay',
  steps: [
    {
      title: 'Find the line',
      text: 'We read the survey, look for the iron pins, and ask what your association wants to see. A fence on the wrong side of a line is the most expensive kind.',
    },
    {
      title: 'Dig deep, flare the bottom',
      text: 'A third of the post goes below ground. The hole is wider at its foot than at its neck, because clay that swells will lift a cone by its sides.',
    },
    {
      title: 'Drain it',
      text: 'Gravel under the post, concrete around it, and a crown of concrete above the soil, so that rain runs away from the wood.',
    },
    {
      title: 'Brace, wait, hang',
      text: 'Posts cure plumb before they carry weight. Then come rails and boards, a hand’s breadth of air below them, and a gate that we open and shut ten times.',
    },
  ],
})

const rules = reasons({
  heading: 'When to have it looked at',
  purpose: 'when-to-call',
  points: [
    {
      title: 'A post moves when you push it',
      text: 'One loose post loads both neighbors. Mended within the year, it’s one post; left alone, it’s a run.',
    },
    {
      title: 'The gate needs a lift to latch',
      text: 'By a pool that’s a safety matter: the gate must close and latch by itself, every time, and open away from the water.',
    },
    {
      title: 'Soil or mulch lies against the boards',
      text: 'Wet wood and termites begin there. Cutting the bottom back and adding a rot board costs little.',
    },
    {
      title: 'A letter came from the association',
      text: 'Send it to us. We’ll reply each point with a repair, a sketch, and a date that you can forward.',
    },
  ],
})

/** The page of fence repair and its card. */
export const fenceRepair: Seed<Service> = {
  _id: 'service-fence-repair',
  _type: 'service',
  title: 'Fence repair',
  slug: slug('fence-repair'),
  category: ref('service-handyman'),
  hero: hero(
    'Fence and gate repair that stands through the next storm',
    'Wood, vinyl, and metal fences around Charlotte. We keep the panels that are good, replace the posts that aren’t, and set them the way this clay wants it.',
    picture('detail-fence.jpg'),
  ),
  sections: [
    work,
    digging,
    steps,
    rules,
    questions({
      heading: 'Questions at the property line',
      items: ['faq-fence-permit', 'faq-fence-hoa', 'faq-fence-repair-or-new', 'faq-fence-neighbor'],
    }),
  ],
  closing: closing(
    'Walk the fence and push each post',
    'Count the ones that move, take a photo of the gate, and send both. We’ll reply with a price for each post and one for all of them.',
  ),
  summary: 'Leaning posts, dragging gates, storm damage, and new runs, set to last in red clay.',
  picture: picture('detail-fence.jpg'),
  seo: seo(
    'Fence Repair in Charlotte, NC',
    'Leaning posts, sagging gates, storm damage, and new fence sections around Charlotte. Lines marked, HOA forms filled in, posts set for red clay.',
    'fence repair Charlotte',
    'gate repair',
    'fence post replacement',
  ),
}
