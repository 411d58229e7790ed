import type { ReactNode } from 'react'
import { QuoteButton } from '../contact-links/contact-buttons.tsx'
import { Button } from '../controls/button.tsx'
import { Icon } from '../marks/icon.tsx'

/**
 * Projects whose pictures open large, with what there is to know about them. Each slot takes the words of the slot with
 * the same name in the project; without a script a picture's link leads to the whole picture.
 */
export function PhotoViewer({ children }: { children: ReactNode }) {
  return (
    <photo-viewer>
      {children}
      <dialog className="viewer" aria-label="Finished project">
        <div className="bar">
          <p className="label" role="status">
            <span className="num" data-number="" />
            <span className="vh" data-slot="title" />
          </p>
          <Button look="ghost" size="icon" icon="close" aria-label="Close" data-act="close" />
        </div>
        <figure>
          <div className="stage" data-stage="" />
          <figcaption className="small soft" data-slot="rendering" />
        </figure>
        <Notes />
        <div className="bar steps">
          <Button look="outline" data-act="previous">
            <Icon name="arrow" />
            Previous
          </Button>
          <Button look="outline" data-act="next">
            Next
            <Icon name="arrow" />
          </Button>
        </div>
      </dialog>
    </photo-viewer>
  )
}

const facts = { category: 'Work', place: 'Place', time: 'Time', cost: 'Cost' }

function Notes() {
  return (
    <div className="notes stack">
      <p className="title" data-slot="title" />
      <dl className="titleblock">
        {Object.entries(facts).map(([slot, name]) => (
          <div key={slot}>
            <dt>{name}</dt>
            <dd data-slot={slot} />
          </div>
        ))}
      </dl>
      <p data-slot="text" />
      <ul className="ticks" data-slot="features" />
      <QuoteButton text="Get a free quote for work like this" />
    </div>
  )
}
