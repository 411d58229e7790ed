import { Card } from '@sanity/ui'
import type { ReactNode } from 'react'

/** A sheet on the screen, as it will be printed. */
export function Preview({ width, children }: { width: string; children: ReactNode }) {
  return (
    <Card border radius={2} overflow="hidden" style={{ maxWidth: width }}>
      {children}
    </Card>
  )
}
