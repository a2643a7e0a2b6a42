import type { DeskForm } from '@brightyard/contract/entities'
import { contentPaths, formDeskPaths } from '@brightyard/contract/paths'
import { DateTime, Link, PageHead, useNavigate, useSearchParams } from '@brightyard/runtime'
import { Box, Button, Grid, LinkButton, LiveRegion, Notice } from '@brightyard/ui'
import { ConflictDialog, ProblemList } from '@brightyard/ui/editor'
import { useEffect, useRef, useState } from 'react'
import { toldWords } from '../publish-words.ts'
import { type Editor, EditorContext } from './editor-context.ts'
import { type EditorPart, partIn } from './editor-parts.ts'
import { FormBar } from './form-bar.tsx'
import { Preview, PreviewPart } from './preview-part.tsx'
import { type FormProblem, problemsByPlace, problemsOf } from './problems.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useEditing } from './use-editing.ts'

/** A form in the making. */
export function FormEditor({ form: first }: { form: DeskForm }) {
  const [query] = useSearchParams()
  const part = partIn(query)
  const navigate = useNavigate()
  const editing = useEditing(first)
  const { editor, draft, isLeftOver } = editing
  const { stored: form } = draft
  const { work } = editor
  const { toPublish } = editing
  const problems = problemsOf(work)
  const asked = editing.isAsked > 0 && problems.length > 0

  function lead(to: FormProblem) {
    if (to.field) editor.setOpen(to.field)
    goTo(to.part)
    editor.focusOn(to.id)
  }
  const goTo = (next: EditorPart) =>
    void navigate(formDeskPaths.edit.to({ id: form.id }, { part: next }), {
      replace: true,
      preventScrollReset: true,
    })
  const shown: Editor = { ...editor, problems: asked ? problemsByPlace(work) : {} }
  return (
    <EditorContext value={shown}>
      <PageHead title={work.content.title || 'A form'} description="Edit a form." hidden />
      <Box bg="bg.subtle" minH="100dvh">
        <FormBar
          {...{ form, part }}
          title={work.content.title}
          status={draft.sentence}
          isWrong={draft.isWrong}
          isUnsaved={draft.isUnsaved}
          history={editing.history}
          publishing={{ busy: editing.isPublishing, publish: () => void editing.publish() }}
        />
        <Box
          px={{ base: '3', md: '6' }}
          py={{ base: '4', md: '8' }}
          maxW={part === 'preview' ? '60rem' : part === 'questions' ? '80rem' : '48rem'}
          mx="auto"
        >
          {isLeftOver && (
            <Box mb="4">
              <Notice>What you had not saved in this tab is back.</Notice>
            </Box>
          )}
          {editing.isLive && (
            <Box mb="4">
              <JustPublished form={form} wasTold={editing.wasTold} />
            </Box>
          )}
          {asked && (
            <ProblemList
              problems={problems}
              {...(hasWrongSetting(problems) ? { title: lookTitle(problems.length) } : {})}
              focusedFor={editing.isAsked}
              onChoose={lead}
            />
          )}
          {part === 'questions' && (
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 24.375rem' }}
              gap="10"
              alignItems="start"
            >
              <Box maxW="48rem" w="full" mx="auto">
                <QuestionsPart />
              </Box>
              <Box hideBelow="xl" position="sticky" top="8rem">
                <Preview screen="phone" />
              </Box>
            </Grid>
          )}
          {part === 'settings' && (
            <SettingsPart
              form={form}
              slugProblem={editing.slugProblem}
              closing={{ busy: editing.isClosing, close: editing.close }}
            />
          )}
          {part === 'preview' && <PreviewPart />}
        </Box>
      </Box>
      <LiveRegion>{editing.said}</LiveRegion>
      {toPublish && (
        <PublishDialog
          form={toPublish}
          busy={editing.isPublishing}
          onConfirm={() => editing.publishNow(toPublish)}
          onClose={editing.keepDraft}
        />
      )}
      {draft.theirs && (
        <ConflictDialog
          title="This form was changed elsewhere"
          when={<DateTime iso={draft.theirs.updated_at} show="relative" />}
          ofCopy="Both stay: the copy is a draft with an address of its own."
          busy={editing.isCopying}
          onSaveCopy={() => void editing.saveCopy()}
          onTakeTheirs={editing.takeTheirs}
          onOverwrite={draft.overwrite}
        />
      )}
    </EditorContext>
  )
}

/** Something is chosen that does not fit, rather than missing. */
const hasWrongSetting = (problems: readonly FormProblem[]) =>
  problems.some(({ part }) => part === 'settings')
const lookTitle = (count: number) =>
  count === 1
    ? 'One thing needs a change before it can be published'
    : `${count} things need a look before it can be published`

/** The address to hand on, right after it has become one. */
function JustPublished({ form, wasTold }: { form: DeskForm; wasTold: boolean }) {
  const [isCopied, setCopied] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const address = contentPaths.webForm.to({ slug: form.slug })
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} tabIndex={-1}>
      <Notice
        tone="success"
        title={form.state === 'open' ? 'Your form is live' : 'Your form is published'}
        action={
          <>
            <Button
              variant="outline"
              onClick={() => {
                void navigator.clipboard
                  .writeText(location.origin + address)
                  .then(() => setCopied(true))
              }}
            >
              {isCopied ? 'Copied' : 'Copy its address'}
            </Button>
            <LinkButton asChild>
              <Link to={address}>Open the form</Link>
            </LinkButton>
          </>
        }
      >
        {toldWords(form, wasTold)}Hand on its address: {address}
      </Notice>
    </Box>
  )
}
