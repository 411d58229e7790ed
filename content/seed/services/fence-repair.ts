import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Fence and gate work we do',
  cards: [
    {
      title: 'Leaning and broken posts',
      text: 'This is the usual failure here. The post rots at the top of the concrete, where clay holds the water, and the next storm finishes it.',
      features: ['Old footing dug out, not buried', 'New post set plumb and braced', 'Panels hung again'],
    },
    {
      title: 'Gates that drag',
      text: 'A gate sags because its post leans or its frame has gone crooked. We straighten one and brace the other. On a wide gate a third hinge won’t do much; a steel frame or a wheel will.',
      features: ['Diagonal brace from the low hinge', 'A latch that works in both seasons'],
    },
    {
      title: 'Pickets, rails, and caps',
      text: 'Split boards, popped nails, and rails that let go of the post. We use screws this time, so the next repair is easier than this one.',
    },
    {
      title: 'Storm damage',
      text: 'A limb through two panels, a section flat in the yard. We’ll close the gap on the same visit if you have dogs or a pool.',
    },
    {
      title: 'New sections and full runs',
      text: 'Privacy, picket, shadowbox, and split-rail, stepped or sloped with the ground. We measure from your survey, because hedges wander.',
    },
    {
      title: 'Washing and staining',
      text: 'Gray boards cleaned, left to dry, then stained on both faces and the cut ends. It’s worth doing while the wood is still sound.',
      price: 'price-deck-fence-staining',
    },
  ],
})

const digging = notice({
  heading: 'Before anyone digs',
  urgency: 'safety',
  text: richText(
    paragraph`North Carolina law requires us to call 811 and allow three full working days for the lines to be marked. We don’t dig before that.`,
    paragraph`Nobody marks private lines: sprinklers, pool pipes, a gas line to the grill, the wire of a dog fence. Show us where they run, or tell us you don’t know.`,
  ),
})

const steps = process({
  heading: 'How we set a post in red clay',
  steps: [
    {
      title: 'Find the line',
      text: 'We’ll read the survey, look for the iron pins, and find out what your HOA needs to see. A fence on the wrong side of a line is the most expensive kind.',
    },
    {
      title: 'Dig deep, flare the bottom',
      text: 'A third of the post goes below ground. We dig the hole wider at the bottom than at the top, because swelling clay will lift a cone by its sides.',
    },
    {
      title: 'Drain it',
      text: 'We put gravel under the post, concrete around it, and a crown of concrete above the soil so rain runs away from the wood.',
    },
    {
      title: 'Brace, wait, hang',
      text: 'Posts set plumb before they carry weight. Then we hang rails and boards a few inches off the ground, and a gate we open and shut ten times.',
    },
  ],
})

const rules = reasons({
  heading: 'When to call about a fence',
  purpose: 'when-to-call',
  points: [
    {
      title: 'A post moves when you push it',
      text: 'One loose post puts a strain on the posts on both sides. Fix it within the year and it’s one post; leave it alone and it’s the whole run.',
    },
    {
      title: 'The gate needs a lift to latch',
      text: 'By a pool that’s a safety matter: the gate has to close and latch by itself, every time, and open away from the water.',
    },
    {
      title: 'Soil or mulch lies against the boards',
      text: 'Wet wood and termites begin there. It doesn’t cost much to cut the bottom back and add a rot board.',
    },
    {
      title: 'Your HOA sent a letter',
      text: 'Send it to us. We’ll answer each point with a repair, a sketch, and a date you can forward.',
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
    'Fence and gate repair that holds through the next storm',
    'Wood, vinyl, and metal fences around Charlotte. We’ll keep the good panels, replace the bad posts, and set them the right way for clay.',
    picture('detail-fence.jpg'),
    'Get a free quote',
  ),
  sections: [
    work,
    digging,
    steps,
    rules,
    questions({
      heading: 'Questions about fences',
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
    'Leaning posts, sagging gates, storm damage, and new fence sections around Charlotte. Lines marked, HOA forms filled out, posts set for red clay.',
    'fence repair Charlotte',
    'gate repair',
    'fence post replacement',
  ),
}
