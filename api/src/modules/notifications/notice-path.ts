import { accountPaths, contentPaths, shopPaths } from '@brightyard/contract'

interface Target {
  collectionType?: string | null
  collectionId?: number | null
  orderCode?: string | null
  studentId?: number | null
  actionId?: number | null
}

/** Where a push message or letter leads; it is fresh, so booked things lead to their payment. */
export function noticePath(target: Target): string {
  const { collectionType, collectionId, orderCode, studentId, actionId } = target
  if (collectionType === '17' && actionId) return shopPaths.orderDetails.to({ id: actionId })
  if (collectionType === '1021' && collectionId) {
    return contentPaths.feedDetails.to({ id: collectionId })
  }
  if (collectionType === '1025' && studentId) {
    return accountPaths.studentProfile.to({}, { stuId: studentId, campaign: true })
  }
  // The mark leads to the list of payments where this one is gone.
  if (orderCode) return accountPaths.transaction.to({ id: orderCode }, { from: 'notification' })
  return accountPaths.notifications.to()
}
