import { showToast } from '@brightyard/runtime'
import type { BagActions } from './bag-actions.ts'
import type { BagLine } from './bag-line.ts'
import type { LineName } from './guest-bag.ts'
import { limitSentence } from './quantity-limit.ts'
import { serverBagChanges as changes } from './server-bag-changes.ts'
import { sentenceOf } from './unsaved.store.ts'
import type { useServerBag } from './use-server-bag.ts'

const plain = ({ ecomm_product_id, variant_id }: LineName) => ({ ecomm_product_id, variant_id })

/** A guardian's bag, on the server. */
export function serverActions({ change, explain }: ReturnType<typeof useServerBag>): BagActions {
  const worked = (...given: Parameters<typeof change>) =>
    change(...given).then(
      () => true,
      () => false,
    )
  /** For changes of no single line. */
  const workedOrToast = (one: Parameters<typeof change>[0], title: string) =>
    change(one).then(
      () => true,
      (error: unknown) => {
        showToast({ kind: 'error', title, description: sentenceOf(error) })
        return false
      },
    )
  const putBack = (lines: readonly BagLine[]) => () =>
    worked(changes.putBack(lines.map((line) => ({ ...plain(line), quantity: line.quantity }))))
  return {
    async increment(line) {
      if (line.quantity >= line.limit) explain(line, limitSentence(line))
      else await worked(changes.setQuantity(plain(line), line.quantity + 1))
    },
    async decrement(line) {
      if (line.quantity > 1) await worked(changes.setQuantity(plain(line), line.quantity - 1))
    },
    async retry(line) {
      const quantity = line.unsavedQuantity
      if (quantity !== null) await worked(changes.setQuantity(plain(line), quantity))
    },
    remove: async (line) => ((await worked(changes.remove(plain(line)))) ? putBack([line]) : null),
    clear: async (lines) =>
      (await workedOrToast(changes.clear(), 'Your bag was not cleared')) ? putBack(lines) : null,
    accept: (lines) => workedOrToast(changes.accept(lines), 'The change was not accepted'),
    aside: {
      save: async (line) =>
        (await worked(changes.save(plain(line))))
          ? () => worked(changes.moveBack(plain(line)))
          : null,
      moveBack: (line) => change(changes.moveBack(plain(line))).then(() => null, sentenceOf),
      forget: (line) => worked(changes.forget(plain(line))),
    },
  }
}
