import { useEditor } from '@portabletext/editor'
import { useEffect } from 'react'
import { hold, release } from '../screens/held-letters.ts'

/**
 * Notes when the editor of formatted texts has letters that the form does not have yet: it hands them over when nobody has typed for a
 * moment, or when the form goes.
 */
export function LettersHeld() {
  const editor = useEditor()
  useEffect(() => {
    // Before anybody has put the cursor there, the editor may put in order what it was given, which it keeps to itself.
    const typed = editor.on('patch', () => {
      if (editor.getSnapshot().context.selection) hold(editor)
    })
    const given = editor.on('mutation', () => void release(editor))
    return () => {
      typed.unsubscribe()
      given.unsubscribe()
      release(editor)
    }
  }, [editor])
  return null
}
