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
      text: 'Leaning posts are the most common problem around here. Clay holds water around the post, the wood rots at the concrete, and the next storm takes it down.',
      features: ['Old concrete dug out', 'New post set straight and braced', 'Your panels reused'],
    },
    {
      title: 'Gates that drag',
      text: 'A gate sags because the post leans or the frame is crooked. We straighten the post and brace the gate. A wide gate may need a steel frame or a wheel.',
      features: [
        'A diagonal brace running up from the bottom hinge',
        'A latch that works in summer and winter',
      ],
    },
    {
      title: 'Pickets, rails, and caps',
      text: 'Split boards, popped nails, and loose rails. We put the fence back together with screws, so it stays together.',
    },
    {
      title: 'Storm damage',
      text: 'If a limb took out a section and you have dogs or a pool, we’ll close the gap on the first visit.',
    },
    {
      title: 'New sections and whole fences',
      text: 'Privacy, picket, shadowbox, and split-rail, on flat or sloped yards. We measure from your survey, not from the hedge.',
    },
    {
      title: 'Washing and staining',
      text: 'We clean gray boards, let them dry, and stain both sides. Stain pays off while the wood’s still solid.',
      price: 'price-deck-fence-staining',
    },
  ],
})

const digging = notice({
  heading: 'Before anyone digs',
  urgency: 'safety',
  text: richText(
    paragraph`North Carolina law requires us to call 811 and allow three full working days for the lines to be marked. We don’t dig until they are.`,
    paragraph`811 doesn’t mark private lines like sprinklers, pool pipes, or a dog fence. Show us where they run, or tell us if you’re not sure.`,
  ),
})

const steps = process({
  heading: 'How we set a post in red clay',
  steps: [
    {
      title: 'Find the line',
      text: 'We read the survey, look for the iron pins, and check what your HOA wants. Moving a fence later costs a lot more.',
    },
    {
      title: 'Dig deep, and wider at the bottom',
      text: 'A third of the post goes in the ground. We dig the hole wider at the bottom so wet clay can’t push the post up.',
    },
    {
      title: 'Drain it',
      text: 'Gravel goes under the post, and concrete goes around it. We slope the top of the concrete so rain runs away from the post.',
    },
    {
      title: 'Brace, wait, hang',
      text: 'We brace the posts and let the concrete set. Then we hang the boards a few inches off the ground and test the gate.',
    },
  ],
})

const rules = reasons({
  picture: picture('detail-deck.jpg'),
  heading: 'When to call about a fence',
  purpose: 'when-to-call',
  points: [
    {
      title: 'A post moves when you push it',
      text: 'One loose post pulls on the ones next to it. Fix it this year and you pay for one post. Wait longer and you may need a whole section.',
    },
    {
      title: 'You have to lift the gate to latch it',
      text: 'Around a pool, that’s a safety issue. The gate has to close and latch by itself, every time.',
    },
    {
      title: 'Dirt or mulch touches the boards',
      text: 'Rot and termites start where wood touches dirt. Trimming the bottom and adding a rot board along the ground doesn’t cost much.',
    },
    {
      title: 'Your HOA sent a letter',
      text: 'Forward the letter to us. We’ll give you a repair plan with a date to send the HOA.',
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
    'Wood, vinyl, and metal fences around Charlotte. We keep the good panels, replace the bad posts, and set the new ones to hold in clay.',
    picture('detail-fence.jpg'),
    'Get Free Quote',
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
    'Get a fence quote',
    'Push on each post and count the ones that move. With that number and a photo of the gate, we can give you a price.',
  ),
  summary: 'Leaning posts, dragging gates, storm damage, and new fences, set to last in red clay.',
  picture: picture('detail-fence.jpg'),
  seo: seo(
    'Fence Repair in Charlotte, NC',
    'Leaning posts, sagging gates, storm damage, and new fence sections around Charlotte. We fill out the HOA form and set posts that hold in red clay.',
    'fence repair Charlotte',
    'gate repair',
    'fence post replacement',
  ),
}
