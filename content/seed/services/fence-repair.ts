import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Fences and gates, mended or new',
  cards: [
    {
      title: 'Leaning posts',
      text: 'Straightened and reset in concrete below the soft clay, with the top domed so that water runs off.',
    },
    {
      title: 'Gates that drag',
      text: 'Squared with a brace, hung on hinges that carry the weight, latched so that one hand opens them.',
    },
    {
      title: 'Boards and rails',
      text: 'Broken pickets and rotten rails replaced with the same wood and the same spacing.',
    },
    {
      title: 'Staining and sealing',
      text: 'Cleaned, dried and stained on both faces, as far as your neighbor agrees.',
      price: 'price-deck-fence-staining',
    },
    {
      title: 'New sections',
      text: 'Privacy, picket and ranch rail, set to the plat, with permits and HOA forms where they apply.',
    },
  ],
})

const benefits = reasons({
  heading: 'Why fences fail here, and what we do about it',
  purpose: 'benefits',
  points: [
    {
      title: 'Clay heaves',
      text: 'Wet clay lifts a shallow footing. We dig below it and put gravel at the bottom.',
    },
    {
      title: 'Posts rot at the ground',
      text: 'We keep concrete below the surface and slope it away from the wood.',
    },
    { title: 'Gates are heavy', text: 'A wide gate gets a steel frame or a wheel, not a third hinge.' },
    { title: 'Lines are disputed', text: 'We set to the survey pins, or we wait until they are found.' },
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
    'Fence repair that stands through a wet winter',
    'Posts, gates, boards and whole runs around Charlotte, set deep in red clay and built to the line on the plat.',
    picture('detail-fence.jpg'),
  ),
  sections: [work, benefits],
  closing: closing(
    'Which way does it lean?',
    'Send a photo along the fence and one of the worst post. We price the repair and the replacement.',
  ),
  summary: 'Leaning posts, dragging gates and rotten rails, set deep and straight again.',
  picture: picture('detail-fence.jpg'),
  cardPrice: ref('price-handyman'),
  seo: seo(
    'Fence Repair in Charlotte, NC | Crown & Level',
    'Leaning posts, gates, boards, staining and new sections around Charlotte. Set below the clay, built to the plat, free written estimates.',
  ),
}
