import { releaseResults } from '@brightyard/contract/calls'
import type { AssessmentRun } from '@brightyard/contract/entities'
import {
  DateTime,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Notice } from '@brightyard/ui'
import { refreshRun } from './results.queries.ts'

/** What families see, and since when; where they wait for staff, the button that ends it. */
export function ReleaseNotice({ run }: { run: AssessmentRun }) {
  const client = useQueryClient()
  const releasing = useMutation({
    ...mutationOf(releaseResults),
    async onSuccess() {
      showToast({
        kind: 'success',
        title: 'The results are released.',
        description: 'Families are told.',
      })
      await refreshRun(client)
    },
    onError: (error) =>
      showToast({ kind: 'error', title: 'Not released.', description: failureSentence(error) }),
  })
  const { review, review_from, results_released_at } = run
  const what = review === 'score' ? 'their marks' : 'their marks and every answer explained'
  if (review === 'none')
    return <Notice tone="info">Families see no results of this assessment.</Notice>
  if (review_from === 'submission')
    return <Notice tone="info">{`Families see ${what} as soon as it is handed in.`}</Notice>
  if (review_from === 'closing' && !results_released_at)
    return <Notice tone="info">{`Families see ${what} once it has closed for everybody.`}</Notice>
  if (results_released_at)
    return (
      <Notice tone="success">
        Families see {what} since <DateTime iso={results_released_at} show="moment" zone="home" />.
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title="Families wait for the results"
      action={
        <Button
          busy={releasing.isPending}
          disabled={run.counts.handed_in === 0}
          onClick={() => releasing.mutate({ id: run.id })}
        >
          Release the results
        </Button>
      }
    >
      {review_from === 'everybody'
        ? `It has no closing time, so they will see ${what} once everybody has handed in, or when you release the results.`
        : `They will see ${what} when you release the results.`}
      {run.counts.running + run.counts.not_started > 0
        ? ' Some have not handed in yet: they could hear the answers from others.'
        : ''}
    </Notice>
  )
}
