import { Picture } from '../../components/picture/picture.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
import { strip } from '../../components/text/strip.ts'
import type { HomePage } from './query.ts'

const SIZES = '(width < 48rem) 40vw, (width < 82.5rem) 22.5vw, 18.25rem'
const kinds = { reel: 'Reel', post: 'Post' } as const

/** Videos open where they were posted; nothing is asked of another host before a visitor clicks. */
export function Videos({ videos }: { videos: HomePage['videos'] }) {
  return (
    <section className="wrap" data-section="videos">
      <PhoneFold title={<h2>{videos.heading}</h2>} intro={videos.intro}>
        <div className="reels swipe arrive" {...strip(videos.heading)}>
          {videos.items.map((video) => (
            <Video key={video._id} video={video} />
          ))}
        </div>
      </PhoneFold>
    </section>
  )
}

function Video({ video }: { video: HomePage['videos']['items'][number] }) {
  const { title, text, kind, category, url, picture } = video
  return (
    <a href={url} target="_blank" rel="noopener" data-item="">
      {picture && <Picture picture={picture} shape="reel" sizes={SIZES} upTo={960} decorative />}
      <b>{title}</b>
      <span className="small soft">
        {kinds[kind]}, {category}
      </span>
      <span className="small">{text}</span>
      <span className="vh"> (opens in a new tab)</span>
    </a>
  )
}
