import { formatDate } from '#content/hours/business-clock.ts'
import { profileIcons } from '../../components/contact-links/profiles.tsx'
import { InNewTab, newTab } from '../../components/controls/more-link.tsx'
import { cards } from '../../components/layout/card.ts'
import { FoldedBand } from '../../components/text/fold.tsx'
import { rows } from '../../components/text/rows.ts'
import { swipeRow } from '../../components/text/swipe-row.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import type { HomePage } from './query.ts'

type SocialProps = { social: HomePage['social']; profiles: BusinessFragment['profiles'] }

export function Social({ social, profiles }: SocialProps) {
  if (social.cards.length + social.posts.length === 0) return null
  const addressOf = (platform: string) => profiles?.find((profile) => profile.platform === platform)?.url
  return (
    <FoldedBand name="social" {...social}>
      {social.cards.length > 0 && (
        <ul className="mb-4 grid gap-grid *:min-w-0 last:mb-0 md:grid-cols-3 print:grid-cols-3">
          {social.cards.map((card) => (
            <Card key={card._id} card={card} url={addressOf(card.platform)} />
          ))}
        </ul>
      )}
      {social.posts.length > 0 && (
        <div {...swipeRow(social.heading, 'grid gap-grid *:min-w-0 md:grid-cols-3 print:grid-cols-3')}>
          {social.posts.map((post) => (
            <Post key={post._id} post={post} />
          ))}
        </div>
      )}
    </FoldedBand>
  )
}

function Card({ card, url }: { card: HomePage['social']['cards'][number]; url: string | undefined }) {
  const { platform, handle, followers, text } = card
  const icon = profileIcons[platform]
  const name = `${handle}, ${followers.value} followers`
  const words = (
    <>
      <b>{platform}</b> <span className="text-sm text-ink-soft even-figures">{name}</span>{' '}
      <span className="text-sm text-ink-soft">{text}</span>
    </>
  )
  if (!url)
    return (
      <li className={rows.wordsBesideIcon} data-item="" data-icon={icon}>
        {words}
      </li>
    )
  return (
    <li data-item="">
      <a className={rows.linkBesideIcon} href={url} {...newTab} data-icon={icon}>
        {words}
        <InNewTab />
      </a>
    </li>
  )
}

function Post({ post }: { post: HomePage['social']['posts'][number] }) {
  return (
    <article className={`${cards.usual} flex flex-col gap-3 *:last:mt-auto`} data-item="">
      <p className="label text-ink-soft">
        {post.platform}, {formatDate(post.date)}
      </p>
      <h3 className="text-h4">{post.kind}</h3>
      <p>{post.text}</p>
      <p className="text-sm text-ink-soft even-figures">{post.engagement}</p>
    </article>
  )
}
