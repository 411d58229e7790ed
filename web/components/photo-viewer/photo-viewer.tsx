import type { ReactNode } from 'react'
import { QuoteButton } from '../contact-links/contact-buttons.tsx'
import { Button } from '../controls/button.tsx'

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
    <dialog className="viewer" aria-label="Project">
      <div className="bar">
        <p className="label" role="status">
          <span className="tabular-nums" data-number="" />
          <span className="sr-only" data-slot="title" />
        </p>
        <Button look="ghost" size="icon" icon="close" aria-label="Close" data-act="close" />
      </div>
      <figure>
        <div className="stage" data-stage="" />
        <figcaption className="text-sm text-ink-soft" data-slot="rendering" />
      </figure>
      <Notes />
      <div className="bar steps">
        <Button look="outline" icon="arrow" className="flex-1" data-act="previous">
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
    <div className="notes space-y-4">
      <p className="title" data-slot="title" />
      <ul className="titleblock">
        {Object.entries(facts).map(([slot, name]) => (
          <li key={slot}>
            <span>{name}</span> <b data-slot={slot} />
          </li>
        ))}
      </ul>
      <p data-slot="text" />
      <ul className="ticks" data-slot="features" />
      <QuoteButton text="Get a free quote for work like this" />
    </div>
  )
}
