import type { PictureFragment } from '../../lake/fragments/picture.ts'
import { Badge } from '../marks/badge.tsx'
import { Picture } from '../picture/picture.tsx'

/** With a script one lies over the other, and the edge between them moves. */
const pairLook = [
  'grid gap-grid md:grid-cols-2 print:grid-cols-2',
  'scripted:relative scripted:@container scripted:cursor-ew-resize scripted:[touch-action:pan-y_pinch-zoom] scripted:grid-cols-1',
  'scripted:overflow-hidden scripted:rounded-md scripted:select-none scripted:[--before:50%]',
].join(' ')

const sides = {
  Before:
    'relative scripted:z-1 scripted:w-(--before) scripted:overflow-hidden scripted:[grid-area:1/1] scripted:[&_photo-frame]:w-[100cqi]',
  After: 'relative scripted:[grid-area:1/1]',
} as const

const edgeLook = [
  'hidden scripted:pointer-events-none scripted:absolute scripted:inset-[0_auto_0_var(--before)] scripted:z-2 scripted:-ms-[1.5px]',
  'scripted:block scripted:w-[3px] scripted:bg-photo-mark',
].join(' ')
const levelLook = [
  'absolute inset-[50%_auto_auto_50%] h-9 w-20 -translate-1/2 border-photo-mark bg-plate vial [--brand-text:var(--photo-mark)]',
  '[--x:calc(35%+0.3*var(--before))] before:border-photo-mark after:duration-0',
  'in-[:focus-visible+span]:outline-3 in-[:focus-visible+span]:outline-offset-3 in-[:focus-visible+span]:outline-cta',
].join(' ')

type CompareProps = {
  before: PictureFragment
  after: PictureFragment
  caption: string
  sizes: string
  /** Whether it stands on the first screen, and is there at once. */
  first?: boolean
}

/** The same room twice, each picture with its word: side by side, and one over the other where a script moves the edge. */
export function Compare({ before, after, caption, sizes, first = false }: CompareProps) {
  const isRendering = before.rendering === true || after.rendering === true
  return (
    <before-after>
      <figure>
        <div className={pairLook} data-pair="">
          <Side word="Before" picture={before} sizes={sizes} first={first} />
          <Side word="After" picture={after} sizes={sizes} first={first} />
          <Handle caption={caption} />
        </div>
        <figcaption className="mt-3 text-sm text-ink-soft">
          {caption} {isRendering && <Badge look="outline">Rendering</Badge>}
        </figcaption>
      </figure>
    </before-after>
  )
}

/** With a script one side lies over the other. */
const corners = {
  Before: 'absolute bottom-4 left-4',
  After: 'absolute right-4 bottom-4 noscript:right-auto noscript:left-4 print:right-auto print:left-4',
} as const

type SideProps = { word: 'Before' | 'After'; picture: PictureFragment; sizes: string; first: boolean }

function Side({ word, picture, sizes, first }: SideProps) {
  return (
    <div className={sides[word]}>
      <Picture picture={picture} sizes={sizes} first={first} captioned />
      <Badge look={word === 'After' ? 'default' : 'secondary'} className={corners[word]}>
        {word}
      </Badge>
    </div>
  )
}

/** A slider for keyboards and screen readers; what is seen of it is a spirit level on the edge of the pictures. */
function Handle({ caption }: { caption: string }) {
  return (
    <>
      <input
        className="hidden scripted:pointer-events-none scripted:m-0 scripted:block scripted:size-full scripted:opacity-0 scripted:[grid-area:1/1]"
        type="range"
        defaultValue={50}
        aria-valuetext="50% after"
        aria-label={`Before and after: ${caption}`}
      />
      <span className={edgeLook} aria-hidden="true">
        <span className={levelLook} />
      </span>
    </>
  )
}
