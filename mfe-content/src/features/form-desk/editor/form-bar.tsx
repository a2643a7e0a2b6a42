import type { DeskForm } from '@brightyard/contract/entities'
import { contentPaths, formDeskPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Button, Flex, IconButton, LinkButton } from '@brightyard/ui'
import { EditorBar } from '@brightyard/ui/editor'
import { ExternalIcon, RedoIcon, UndoIcon } from '@brightyard/ui/icons'
import { stateWords } from '../form-state-words.ts'
import { type EditorPart, parts } from './editor-parts.ts'

interface Props {
  form: DeskForm
  title: string
  part: EditorPart
  /** What is saved. */
  status: string
  isWrong: boolean
  isUnsaved: boolean
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void }
  publishing: { busy: boolean; publish: () => void }
}

/** The bar of a form: with undo and redo, and the way to its answers. */
export function FormBar(props: Props) {
  const { form, title, part, status, isWrong, isUnsaved, history, publishing } = props
  const isLive = form.version !== null
  const isDone = isLive && !form.has_changes && !isUnsaved
  return (
    <EditorBar
      back={{
        label: 'All forms',
        link: (arrow) => <Link to={formDeskPaths.manage.to()}>{arrow}</Link>,
      }}
      title={title || 'A form without a title'}
      state={stateWords[form.state]}
      status={status}
      isWrong={isWrong}
      actions={
        <Flex align="center" gap="1" ms="auto" wrap="wrap" justify="flex-end">
          <IconButton
            id="edit-undo"
            label="Undo"
            disabled={!history.canUndo}
            onClick={history.undo}
          >
            <UndoIcon size={20} aria-hidden />
          </IconButton>
          <IconButton label="Redo" disabled={!history.canRedo} onClick={history.redo}>
            <RedoIcon size={20} aria-hidden />
          </IconButton>
          {isLive && (
            <IconButton asChild label="Open the form">
              <Link to={contentPaths.webForm.to({ slug: form.slug })}>
                <ExternalIcon size={20} aria-hidden />
              </Link>
            </IconButton>
          )}
          <Button
            ms="1"
            busy={publishing.busy}
            {...(isDone ? { disabled: true } : {})}
            onClick={publishing.publish}
          >
            {isDone ? 'Published' : isLive ? 'Publish changes' : 'Publish'}
          </Button>
        </Flex>
      }
      tabs={{
        label: 'Parts of the form',
        shown: parts,
        current: part,
        link: ({ name, label }, attributes) => (
          <Link
            to={formDeskPaths.edit.to({ id: form.id }, { part: name })}
            replace
            preventScrollReset
            {...attributes}
          >
            {label}
          </Link>
        ),
        more: isLive && (
          <LinkButton asChild variant="plain" size="sm" minH="2.75rem" px="3" color="fg.muted">
            <Link to={formDeskPaths.answers.to({ id: form.id })}>
              {form.answers === 1 ? '1 answer' : `${form.answers} answers`}
            </Link>
          </LinkButton>
        ),
      }}
    />
  )
}
