import {
  listDeskForms,
  listFormAnswers,
  readFormAnswer,
  readFormTotals,
} from '@brightyard/contract/calls'
import { failureSentence, type QueryClient, showToast } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'

/** Where an answer stands, counts with it. */
export async function refreshAnswers(client: QueryClient) {
  void client.invalidateQueries(queriesOf(listDeskForms))
  void client.invalidateQueries(queriesOf(readFormAnswer))
  void client.invalidateQueries(queriesOf(readFormTotals))
  await client.invalidateQueries(queriesOf(listFormAnswers))
}

export const failed = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: failureSentence(error) })
