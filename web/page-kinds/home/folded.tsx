import { anchors, pathOf } from '#content/addresses/routes.ts'
import { InNewTab, newTab } from '../../components/controls/more-link.tsx'
import { Columns } from '../../components/layout/columns.tsx'
import { areRenderings, Picture, RenderingsNote } from '../../components/picture/picture.tsx'
import { ArticleList } from '../../components/text/article-list.tsx'
import { Fold, FoldedHalf, PhoneFold, ruledOnPhone } from '../../components/text/fold.tsx'
import { LinkList } from '../../components/text/link-list.tsx'
import { Blocks } from '../../components/text/rich-text.tsx'
import { swipeRow } from '../../components/text/swipe-row.ts'
import type { CityLink, ServiceLink } from '../../lake/fragments/link.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { Review } from '../../sections/reviews/review.tsx'
import type { HomePage } from './query.ts'

type AdditionalProps = { services: Pick<HomePage['services'], 'additionalHeading' | 'additional' | 'review'> }

/** Beside a review, or along the whole page. */
export function AdditionalServices({ services: { additionalHeading, additional, review } }: AdditionalProps) {
  const links = additional.map((service) => ({ path: pathOf(service), title: service.title }))
  const place = 'mx-auto w-page mt-[clamp(1rem,5.6vw-0.4rem,5rem)] in-data-folds:max-md:mt-0'
  const list = links.length > 0 && (
    <section
      className={review ? ruledOnPhone : `${place} ${ruledOnPhone}`}
      data-section="additional-services"
    >
      <PhoneFold title={<h3>{additionalHeading}</h3>}>
        <LinkList links={links} columns={review ? 'two' : 'three'} />
      </PhoneFold>
    </section>
  )
  if (!review) return list
  return (
    <Columns wide="start" className={place}>
      {list}
      <Review review={review} look="big" />
    </Columns>
  )
}

export function Articles({ articles }: { articles: HomePage['articles'] }) {
  if (articles.items.length === 0) return null
  return (
    <FoldedHalf name="articles" {...articles}>
      <ArticleList articles={articles.items} className="lg:[&_a]:py-6" />
    </FoldedHalf>
  )
}

/** On a phone it is the first of the rows that follow its band. */
const firstRow =
  'max-md:-mx-gutter max-md:border-t max-md:border-line max-md:bg-surface max-md:px-gutter max-md:py-3 max-md:[&>details>summary>h2]:text-h3'

export function Guide({ guide, business }: { guide: HomePage['guide']; business: BusinessFragment }) {
  return (
    <FoldedHalf name="guide" id={anchors.guide} className={firstRow} {...guide}>
      <div className="border-t-(length:--stroke) border-ink">
        {guide.chapters.map(({ _key, heading, text }) => (
          <Fold
            key={_key}
            title={<h3 className="text-[length:inherit] font-[inherit] font-stretch-[inherit]">{heading}</h3>}
            look="question"
            name={anchors.guide}
            className="break-inside-avoid [&[open]]:pb-4 [&_ul]:list-disc [&_ul]:ps-[1.2em] [&>summary~*+*]:mt-3"
          >
            <Blocks text={text} business={business} />
          </Fold>
        ))}
      </div>
    </FoldedHalf>
  )
}

export function Links({ links }: { links: HomePage['links'] }) {
  const pages = [
    ...links.services.map((service) => ({ path: pathOf(service), title: service.title })),
    ...links.cities.map((city) => ({ path: pathOf(city), title: `Work in ${city.name}` })),
  ]
  if (pages.length === 0) return null
  return (
    <FoldedHalf name="links" {...links}>
      <LinkList links={pages} />
    </FoldedHalf>
  )
}

type ServicesByLocationProps = {
  heading: string
  intro: string | null
  cities: readonly CityLink[]
  services: readonly ServiceLink[]
  pages: readonly HomePage['pagesByLocation'][number][]
}

/** The pages that towns have for main services: a row for each town; on phones its services stand below its name. */
export function ServicesByLocation({ heading, intro, cities, pages, services }: ServicesByLocationProps) {
  const towns = cities.filter(({ _id }) => pages.some(({ city }) => city === _id))
  if (towns.length === 0) return null
  return (
    <FoldedHalf name="services-by-location" heading={heading} intro={intro}>
      <ul className="border-t-(length:--stroke) border-ink">
        {towns.map((city) => (
          <li
            key={city._id}
            className="grid grid-cols-(--pair) items-center border-b border-line py-3 md:grid-cols-[minmax(0,1.35fr)_repeat(4,minmax(0,1fr))] md:py-1.5 lg:max-xl:grid-cols-4"
            data-item=""
          >
            <b className="text-h4 max-md:col-span-full lg:max-xl:col-span-full">{city.name}</b>{' '}
            {services.map(({ _id, title }) => {
              const page = pages.find((candidate) => candidate.city === city._id && candidate.service === _id)
              return (
                page && (
                  <a
                    key={_id}
                    className="flex min-h-target w-fit items-center"
                    href={pathOf(page)}
                    aria-label={`${title} in ${city.name}`}
                  >
                    {title}
                  </a>
                )
              )
            })}
          </li>
        ))}
      </ul>
    </FoldedHalf>
  )
}

const SIZES = '(width < 48rem) 40vw, (width < 64rem) 22.5vw, (width < 82.5rem) 11.5vw, 9.5rem'
const kinds = { reel: 'Reel', post: 'Post' } as const

/** Videos open where they were posted; nothing is asked of another host before a visitor clicks. */
export function Videos({ videos }: { videos: HomePage['videos'] }) {
  if (videos.items.length === 0) return null
  const isSaidOnce = areRenderings(videos.items)
  return (
    <FoldedHalf name="videos" {...videos}>
      <div {...swipeRow(videos.heading, 'grid gap-grid [--swiped:44%] md:grid-cols-4 print:grid-cols-4')}>
        {videos.items.map((video) => (
          <Video key={video._id} video={video} isCaptioned={isSaidOnce} />
        ))}
      </div>
      {isSaidOnce && <RenderingsNote className="mt-4" />}
    </FoldedHalf>
  )
}

type VideoProps = {
  video: HomePage['videos']['items'][number]
  /** Whether a sentence below all says that their pictures are renderings. */
  isCaptioned: boolean
}

/** The mark that it plays has the corner where other pictures say that they are renderings. */
function Video({ video, isCaptioned }: VideoProps) {
  const { title, text, kind, category, url, picture } = video
  return (
    <a
      className="group grid content-start gap-1 leading-[1.35] text-inherit no-underline [&>photo-frame]:mb-2 [&>photo-frame]:play-mark [&>photo-frame>span]:start-2 [&>photo-frame>span]:end-auto"
      href={url}
      {...newTab}
      data-item=""
    >
      {picture && (
        <Picture
          picture={picture}
          shape="portrait"
          sizes={SIZES}
          upTo={960}
          decorative
          captioned={isCaptioned}
        />
      )}
      <b className="group-hover:text-brand-text group-hover:underline">{title}</b>
      <span className="text-sm text-ink-soft">
        {kinds[kind]}, {category}
      </span>
      <span className="text-sm max-md:hidden lg:hidden">{text}</span>
      <InNewTab />
    </a>
  )
}
