import { changeBankItem, createBankItem } from '@brightyard/contract/calls'
import type { BankItem, ItemInput } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  useMutation,
  useQueryClient,
  useUnsavedWork,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Grid, LiveRegion, Notice, Text } from '@brightyard/ui'
import { ConfirmDialog, ProblemList, useFocusOn } from '@brightyard/ui/editor'
import { Drawer } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { refreshBank } from '../desk.queries.ts'
import { ItemPaper } from '../item-paper.tsx'
import { draftProblems } from './draft-problems.ts'
import { paperQuestionOf, trimmed } from './item-draft.ts'
import { type ItemEdit, itemControl } from './item-edit.ts'
import { ItemForm } from './item-form.tsx'

interface Props {
  /** What is changed; null for a new question. */
  item: BankItem | null
  /** The question that a new one is a copy of. */
  copyOf?: number | undefined
  start: ItemInput
  /** What a saved question is for: `Save and add to the assessment`. */
  saveLabel?: string
  /** Where it stands in an assessment. */
  place?: { number: number; total: number }
  onSaved: (item: BankItem) => void
  onClose: () => void
}

const alone = { number: 1, total: 1 }

/** A question in the making, beside how a kid will see it. */
export function ItemEditor({
  item,
  copyOf,
  start,
  saveLabel,
  place = alone,
  onSaved,
  onClose,
}: Props) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(start)
  const [asked, setAsked] = useState(0)
  const [shows, setShows] = useState<'form' | 'paper'>('form')
  const [isLeaving, setLeaving] = useState(false)
  const [said, say] = useState('')
  const focusOn = useFocusOn()
  const isChanged = draft !== start
  const kept = useUnsavedWork(isChanged)
  const done = (saved: BankItem) => {
    kept()
    refreshBank(client)
    onSaved(saved)
  }
  const creating = useMutation({ ...mutationOf(createBankItem), onSuccess: done })
  const changing = useMutation({ ...mutationOf(changeBankItem), onSuccess: done })
  const error = item ? changing.error : creating.error
  const found = { ...draftProblems(draft), ...fieldsOf(error) }
  const problems = asked > 0 ? found : {}
  const edit: ItemEdit = { draft, problems, change: setDraft, focusOn, say }

  function save() {
    setShows('form')
    // The lines stay, since there is something to write into them.
    if (Object.keys(draftProblems(draft)).length > 0) return setAsked(asked + 1)
    const whole = trimmed(draft)
    setDraft(whole)
    return item
      ? changing.mutate({ ...whole, id: item.id, revision: item.revision })
      : creating.mutate({ ...whole, ...(copyOf ? { copy_of: copyOf } : {}) })
  }
  const isBusy = creating.isPending || changing.isPending
  return (
    <>
      <Drawer
        open
        size="full"
        title={item ? 'Edit the question' : copyOf ? 'A copy of a question' : 'A new question'}
        description={item && item.uses > 0 ? usedSentence(item.uses) : undefined}
        onClose={() => (isChanged ? setLeaving(true) : onClose())}
        footer={
          <Flex gap="3" wrap="wrap" justify="flex-end" w="full">
            <Button
              variant="outline"
              hideFrom="lg"
              aria-pressed={shows === 'paper'}
              onClick={() => setShows(shows === 'form' ? 'paper' : 'form')}
            >
              {shows === 'form' ? 'Preview' : 'Go on writing'}
            </Button>
            <Button busy={isBusy} onClick={save}>
              {saveLabel ?? (item ? 'Save the question' : 'Add to the bank')}
            </Button>
          </Flex>
        }
      >
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 38rem) minmax(0, 26rem)' }}
          gap="10"
          justifyContent="center"
          alignItems="start"
        >
          <Box hideBelow={shows === 'paper' ? 'lg' : undefined}>
            {asked > 0 && Object.keys(problems).length > 0 && (
              <ProblemList
                title="This question is not finished"
                focusedFor={asked}
                problems={Object.entries(problems).map(([place, sentence]) => ({
                  place,
                  sentence,
                }))}
                onChoose={({ place }) => focusOn(controlOf(place, draft))}
              />
            )}
            {error ? (
              <Box mb="5">
                <Notice tone="danger">{failureSentence(error)}</Notice>
              </Box>
            ) : null}
            <ItemForm edit={edit} />
          </Box>
          <Box
            hideBelow={shows === 'form' ? 'lg' : undefined}
            position={{ lg: 'sticky' }}
            top="0"
            bg="bg.subtle"
            borderRadius="2xl"
            p={{ base: '3', md: '5' }}
          >
            <Text fontWeight="semibold" mb="3">
              As a kid sees it
            </Text>
            <ItemPaper
              key={draft.kind}
              question={paperQuestionOf(trimmedForShow(draft), { id: 0, number: place.number })}
              total={place.total}
            />
          </Box>
        </Grid>
        <LiveRegion>{said}</LiveRegion>
      </Drawer>
      <ConfirmDialog
        open={isLeaving}
        title="Throw away what you have written?"
        description="The question is not in the bank yet as you have it here."
        keep="Go on writing"
        confirm="Throw it away"
        onConfirm={() => {
          kept()
          onClose()
        }}
        onClose={() => setLeaving(false)}
      />
    </>
  )
}

const usedSentence = (uses: number) =>
  `It is in ${uses === 1 ? 'one published assessment' : `${uses} published assessments`}, which keep the question as it was.`

const fieldsOf = (error: unknown) => (error instanceof ApiError ? error.fields : {})

/** The last line, still empty, is no answer that a kid would see. */
const trimmedForShow = (draft: ItemInput) => {
  const whole = trimmed(draft)
  return whole.options.length >= 2 || draft.options.length === 0 ? whole : draft
}

/** The control that a problem leads to. */
function controlOf(place: string, draft: ItemInput) {
  const [list, at] = place.split('.')
  if (list === 'options' && at !== undefined && draft.kind !== 'matching')
    return itemControl(`option-${draft.options[Number(at)]?.id ?? ''}`)
  if (list === 'prompts' && at !== undefined)
    return itemControl(`prompt-${draft.prompts[Number(at)]?.id ?? ''}`)
  return itemControl(list === 'options' && draft.kind === 'matching' ? 'prompts' : (list ?? ''))
}
