import { getJuryWork, saveJuryPoints } from '@brightyard/contract/calls'
import { juryPoints, type JuryEntry, type JuryFolder } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  showToast,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Notice, Stack, Text } from '@brightyard/ui'
import { Field, TextArea, TextInput } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { sharesOf } from '../../stage/shares.ts'
import { juryTotal } from './jury-total.ts'
import { folderQuery } from './jury.queries.ts'
import { Lamps } from './lamps.tsx'

interface ScoreFormProps {
  folder: JuryFolder
  entry: JuryEntry
  userId: number
  /** What is not finished yet, besides this one. */
  nextId: number | null
}

/** Points for each criterion, saved as they are given, and finished once. */
export function ScoreForm({ folder, entry, userId, nextId }: ScoreFormProps) {
  const { campaign, may_score } = folder
  const client = useQueryClient()
  const navigate = useNavigate()
  const [points, setPoints] = useState(
    () => new Map(entry.points.map((one) => [one.key, one.points])),
  )
  const [remark, setRemark] = useState(entry.remark)
  const [line, setLine] = useState(entry.line)
  const [isAsked, ask] = useState(false)
  const [missing, setMissing] = useState(false)
  const saving = useMutation({
    ...mutationOf(saveJuryPoints),
    // One after the other, so that the last one given is the last one saved.
    scope: { id: `jury ${entry.id}` },
    onSuccess(saved, { is_final }) {
      client.setQueryData(folderQuery(userId, campaign.slug).queryKey, (known?: JuryFolder) =>
        known
          ? { ...known, entries: known.entries.map((one) => (one.id === saved.id ? saved : one)) }
          : known,
      )
      void client.invalidateQueries(queriesOf(getJuryWork))
      if (!is_final) return
      ask(false)
      showToast({ kind: 'success', title: `“${saved.title}” is finished.` })
      if (nextId !== null)
        void navigate(talentboxPaths.jury.to({ slug: campaign.slug }, { entry: nextId }))
    },
  })
  const isLocked = entry.state === 'final' || !may_score
  const save = (given: ReadonlyMap<string, number>, is_final: boolean) =>
    saving.mutate({
      id: entry.id,
      points: [...given].map(([key, value]) => ({ key, points: value })),
      remark,
      line,
      is_final,
    })
  const gap = campaign.criteria.find(({ key }) => !points.has(key))
  const shares = sharesOf(campaign.criteria.map(({ weight }) => weight))
  const total = juryTotal(campaign.criteria, points)
  return (
    <Box mt="6" bg="bg.panel" borderRadius="xl" boxShadow="md" px={{ base: '4', md: '8' }} py="6">
      <Stack gap="6">
        {campaign.criteria.map((criterion, at) => (
          <Lamps
            key={criterion.key}
            criterion={criterion}
            share={shares[at] ?? 0}
            value={points.get(criterion.key)}
            disabled={isLocked}
            error={missing && !points.has(criterion.key) ? 'Please give points.' : undefined}
            onChoose={(value) => {
              const given = new Map(points).set(criterion.key, value)
              setPoints(given)
              save(given, false)
            }}
          />
        ))}
        <Field
          label="A line for the child (optional)"
          help="The child and the family read it after the verdict, without your name. Say what you liked."
        >
          <TextInput
            value={line}
            maxLength={200}
            disabled={isLocked}
            onChange={({ target }) => setLine(target.value)}
            onBlur={() => (line === entry.line ? undefined : save(points, false))}
          />
        </Field>
        <Field label="Remark (optional)" help="For the desk only. Families do not see it.">
          <TextArea
            rows={3}
            value={remark}
            maxLength={1000}
            disabled={isLocked}
            onChange={({ target }) => setRemark(target.value)}
            onBlur={() => (remark === entry.remark ? undefined : save(points, false))}
          />
        </Field>
        <Text aria-live="polite" fontWeight="semibold">
          {total === null ? 'Give points for everything to see the sum.' : null}
          {total === null ? null : `Together ${total} of ${juryPoints}.`}{' '}
          <Text as="span" fontWeight="normal" color="fg.muted">
            {savedWords(entry, saving)}
          </Text>
        </Text>
        {saving.isError ? <Notice tone="danger">{failureSentence(saving.error)}</Notice> : null}
        {isLocked ? null : (
          <Button
            size="lg"
            alignSelf="flex-start"
            onClick={() => {
              setMissing(gap !== undefined)
              if (gap) document.querySelector<HTMLElement>(`[name="lamps-${gap.key}"]`)?.focus()
              else ask(true)
            }}
          >
            Finish this entry
          </Button>
        )}
      </Stack>
      <Dialog
        open={isAsked}
        alert
        title="Finish this entry?"
        description={`It has ${total ?? 0} of ${juryPoints}. Points that are finished cannot be changed.`}
        onClose={() => ask(false)}
        footer={
          <>
            <Button variant="outline" onClick={() => ask(false)}>
              Not yet
            </Button>
            <Button busy={saving.isPending} onClick={() => save(points, true)}>
              Finish it
            </Button>
          </>
        }
      />
    </Box>
  )
}

function savedWords({ state }: JuryEntry, saving: { isPending: boolean; isError: boolean }) {
  if (state === 'final') return 'Finished.'
  if (saving.isPending) return 'Saving…'
  if (saving.isError) return 'Not saved.'
  return state === 'draft' ? 'Saved as a draft.' : 'Nothing saved yet.'
}
