import { Text } from '@sanity/ui'
import { Suspense, useEffect } from 'react'
import { definePlugin, type InputProps, type LayoutProps } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'
import { closeFirstScreen } from '../home/first-screen.ts'
import { singletonTypes } from '../schema/index.ts'
import { aroundDocuments, usePublishedId } from '../screens/document-form.tsx'
import { fieldsIn } from '../unknown-values.ts'
import { ContentAhead } from './content-ahead.tsx'
import { Navbar } from './navbar.tsx'
import { ownersWords } from './owners-words.ts'
import { fieldAt, formTab, STYLES } from './sanitys-parts.ts'
import { swallowSecondTaps } from './second-taps.ts'

/** "Delete" and "Hide" say in words what uses a document. */
const UNUSED_INSPECTORS = ['sanity/structure/incoming-references']

/**
 * A typed address of a second document of a singleton type, or of the singleton as another type, leads to the singleton: its id
 * is the name of its type.
 */
const OnlyOnce = aroundDocuments((props: InputProps) => {
  const meant = meantBy(usePublishedId(), props.schemaType.name)
  const { navigateIntent } = useRouter()
  useEffect(() => {
    if (meant) navigateIntent('edit', { id: meant, type: meant }, { replace: true })
  }, [meant, navigateIntent])
  return meant ? null : props.renderDefault(props)
})

/** What exists once and is meant by an id and a type that don't belong together; undefined when they do. */
function meantBy(id: string, type: string): string | undefined {
  return id === '' || id === type ? undefined : [id, type].find((name) => singletonTypes.includes(name))
}

export const ownersLayout = definePlugin({
  name: 'owners-layout',
  studio: { components: { layout: Layout, navbar: Navbar } },
  i18n: { bundles: ownersWords },
  form: { components: { input: OnlyOnce } },
  document: {
    unstable_fieldActions: () => [],
    inspectors: (inspectors) => inspectors.filter(({ name }) => !UNUSED_INSPECTORS.includes(name)),
  },
})

function Layout(props: LayoutProps) {
  useFormAfterTap()
  useEffect(swallowSecondTaps, [])
  const isInContent = useRouterState(({ tool }) => tool === 'structure')
  const isElsewhere = useRouterState(({ tool }) => tool !== undefined && tool !== 'home')
  useEffect(() => {
    if (isElsewhere) closeFirstScreen()
  }, [isElsewhere])
  return (
    <>
      <style>{STYLES}</style>
      {/* Without it, what Sanity's layout waits for takes our words away, too. */}
      <Suspense>{props.renderDefault(props)}</Suspense>
      {!isInContent && <ContentAhead />}
      <Text className="opening" role="status" align="center" muted>
        Opening…
      </Text>
    </>
  )
}

/** In milliseconds, between two looks for a field of a form that is still coming. */
const AGAIN = 100

/** On a phone, where the form is behind the page: a tap on the page brings it to the front, with the field that was tapped in sight. */
function useFormAfterTap(): void {
  const { path } = fieldsIn(fieldsIn(useRouterState()).preview)
  useEffect(() => {
    const tab = formTab()
    if (typeof path !== 'string' || !tab || tab.ariaSelected === 'true') return
    tab.click()
    const looking = setInterval(() => {
      const field = fieldAt(path)
      if (!field?.checkVisibility()) return
      field.scrollIntoView({ block: 'center' })
      clearInterval(looking)
    }, AGAIN)
    return () => clearInterval(looking)
  }, [path])
}
