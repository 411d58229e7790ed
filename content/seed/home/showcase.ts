import type { HomePage } from '../../sanity.types.ts'
import { articles } from '../elsewhere/articles.ts'
import { socialCards, socialPosts } from '../elsewhere/social.ts'
import { videos } from '../elsewhere/videos.ts'
import { picture } from '../pictures.ts'
import { galleryProjects } from '../projects.ts'
import { refs } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'

const idsOf = (documents: readonly { _id: string }[]) => documents.map(({ _id }) => _id)

/** The owner, who is made up; the figures differ from those of the business, because they count one person’s work. */
export const owner: HomePage['owner'] = {
  heading: 'Meet the owner',
  intro:
    'Owen Mercer framed houses for other builders before he put his own name on a truck. He still walks every remodel he leads, before you get a price and again before the last invoice.',
  text: richText(
    paragraph`“My rule is simple. If I wouldn’t accept it in my own kitchen, it isn’t done. You’ll get my cell number when we sign, and I answer it.”`,
    paragraph`He still likes to cut the first piece of crown molding himself. The crew has learned to let him.`,
  ),
  picture: picture('owner-portrait.jpg'),
  claims: refs('claim-owner-years', 'claim-owner-projects', 'claim-satisfaction'),
  sample: true,
}

export const gallery: HomePage['gallery'] = {
  heading: 'Project gallery',
  projects: refs(...idsOf(galleryProjects)),
}

export const elsewhere: Pick<HomePage, 'videos' | 'articles' | 'social'> = {
  videos: {
    heading: 'Videos',
    intro: 'Short tips on showers, paint, ceiling fans, and decks.',
    items: refs(...idsOf(videos)),
  },
  articles: {
    heading: 'Articles for homeowners',
    intro: 'Helpful articles from other websites.',
    items: refs(...idsOf(articles)),
  },
  social: {
    heading: 'Recent posts',
    cards: refs(...idsOf(socialCards)),
    posts: refs(...idsOf(socialPosts)),
  },
}

export const quote: HomePage['quote'] = {
  heading: 'Get a free quote',
  intro:
    'Send us the basics and get one written, itemized price. The quote is free, whether you hire us or not.',
  formHeading: 'Get Your FREE Estimate Today',
  steps: [
    'You send the basics',
    'We ask a few questions or come out and measure',
    'You get one price for each item',
  ],
}

export const links: HomePage['links'] = {
  heading: 'More on this site',
  services: refs(
    'service-kitchen-remodeling',
    'service-bathroom-remodeling',
    'service-whole-home-remodel',
    'service-room-additions',
    'service-maintenance-routine',
    'service-maintenance-preventive',
    'service-maintenance-emergency',
    'service-maintenance-scheduled',
    'service-comprehensive-handyman',
    'service-door-repair',
    'service-appliance-installation',
  ),
  cities: refs('city-matthews', 'city-pineville', 'city-huntersville'),
}
