import type { ReactNode } from 'react'
import { QuoteButton } from '../contact-links/contact-buttons.tsx'
import { Button } from '../controls/button.tsx'
import { cell, cellName, frame } from '../facts/fact-list.tsx'

/** As a modal dialog, and where it is before, until it is painted. */
const dialogLook = [
  'fixed inset-0 z-(--z-viewer) m-auto size-full max-h-none max-w-none overflow-x-hidden overflow-y-auto overscroll-contain',
  'bg-paper text-ink backdrop:bg-veil [&[open]]:grid',
  'grid-cols-[100%] grid-rows-[auto_auto_1fr_auto] roomy:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)] roomy:grid-rows-[auto_1fr_auto]',
  'lg:h-[calc(100%-2*var(--spacing-gutter))] lg:max-h-248 lg:w-[calc(100%-2*var(--spacing-gutter))] lg:max-w-400',
  'lg:border-(length:--stroke) lg:border-ink',
].join(' ')

const fade = [
  'motion-safe:transition-[opacity,overlay,display] motion-safe:transition-discrete motion-safe:duration-(--calm) motion-safe:ease-out',
  'motion-safe:starting:opacity-0 motion-safe:[&:not([open])]:opacity-0',
  'motion-safe:backdrop:transition-[opacity,overlay,display] motion-safe:backdrop:transition-discrete',
  'motion-safe:backdrop:duration-(--calm) motion-safe:backdrop:ease-out',
  'motion-safe:backdrop:starting:opacity-0 motion-safe:[&:not([open])]:backdrop:opacity-0',
].join(' ')

/** Of the picture that a script puts there, for which the small one stands in meanwhile. */
const stageLook = [
  '[touch-action:pan-y_pinch-zoom] data-[from=after]:[--side:3rem] data-[from=before]:[--side:-3rem] roomy:relative roomy:flex-1',
  'motion-safe:transition-[translate] motion-safe:duration-(--quick)',
  '[&_photo-frame]:animate-none [&_photo-frame]:rounded-none [&_photo-frame]:[background:none]',
  'roomy:[&_photo-frame]:absolute roomy:[&_photo-frame]:inset-0',
  '[&_img]:max-h-[70dvh] [&_img]:[background:center/contain_no-repeat] [&_img]:object-contain',
  'roomy:[&_img]:size-full roomy:[&_img]:max-h-none motion-safe:[&_img]:animate-from-side',
].join(' ')

const bar = 'sticky z-1 flex items-center justify-between gap-3 bg-paper px-gutter'

/**
 * Projects whose pictures open large, with what there is to know about them. Each slot takes what the link of the picture has
 * under its name; without a script a picture's link leads to the whole picture.
 */
export function PhotoViewer({ children }: { children: ReactNode }) {
  return (
    <photo-viewer>
      {children}
      <div data-template="">
        <Sheet />
      </div>
    </photo-viewer>
  )
}

function Sheet() {
  return (
    <dialog className={`${dialogLook} ${fade}`} aria-label="Project">
      <div className={`${bar} top-0 py-2`}>
        <p className="label" role="status">
          <span className="even-figures" data-number="" />
          <span className="sr-only" data-slot="title" />
        </p>
        <Button look="ghost" size="icon" icon="close" className="-me-3" aria-label="Close" data-act="close" />
      </div>
      <figure className="flex min-w-0 flex-col overflow-clip roomy:row-span-full roomy:border-e-(length:--stroke) roomy:border-ink roomy:bg-paper-deep">
        <div className={stageLook} data-stage="" />
        <figcaption
          className="px-gutter pt-2 text-sm text-ink-soft empty:hidden roomy:pb-2"
          data-slot="rendering"
        />
      </figure>
      <Notes />
      <div className={`${bar} bottom-0 border-t border-line py-3 in-data-alone:invisible`}>
        <Button look="outline" icon="arrow" className="flex-1 before:rotate-180" data-act="previous">
          Previous
        </Button>
        <Button look="outline" className="flex-1" data-act="next" data-end-icon="arrow">
          Next
        </Button>
      </div>
    </dialog>
  )
}

const facts = { work: 'Work', place: 'Place', time: 'Time', cost: 'Cost' }

function Notes() {
  return (
    <div className="space-y-4 px-gutter pt-4 pb-6">
      <p
        className="text-h3 leading-tight font-head tracking-[-0.015em] text-balance font-stretch-110% empty:hidden"
        data-slot="title"
      />
      <ul className={`${frame} flex flex-wrap`}>
        {Object.entries(facts).map(([slot, name]) => (
          <li key={slot} className={`${cell} flex-[1_1_7rem] first:basis-full has-[:empty]:hidden`}>
            <span className={cellName}>{name}</span> <b data-slot={slot} />
          </li>
        ))}
      </ul>
      <p className="empty:hidden" data-slot="text" />
      <ul className="ticks empty:hidden [&>li]:first-letter:uppercase" data-slot="features" />
      <QuoteButton text="Get a free quote for work like this" />
    </div>
  )
}
