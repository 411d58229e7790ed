import { definePlugin, type LayoutProps } from 'sanity'

/**
 * What is of no use to one owner of one website. The switch between drafts and what is published makes the whole Studio
 * read-only with one tap, and the Studio has no setting that takes it away.
 */
const HIDDEN = ['[data-ui="ReleasesNav"]', '[data-testid="document-perspective-list"]']

/** A thumb needs 44 px; below 16 px phones zoom into a field, and the form is out of sight. */
const STYLES = `
${HIDDEN.join(',')} { display: none !important; }
@media (pointer: coarse) {
  input, textarea, select, [contenteditable="true"] { font-size: 16px !important; }
  button, a[data-ui="Button"], [role="tab"], [role="menuitem"], [role="option"] { min-height: 44px; min-width: 44px; }
}
`

export const ownersLayout = definePlugin({
  name: 'owners-layout',
  studio: { components: { layout: Layout } },
})

function Layout(props: LayoutProps) {
  return (
    <>
      <style>{STYLES}</style>
      {props.renderDefault(props)}
    </>
  )
}
