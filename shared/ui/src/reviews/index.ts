// Bundled with the pages that have reviews, so that no other page carries them.
/** Reviews by people who bought a thing or took part: their list, and the own one. Data and words are the page's. */
export { OwnReview, OwnReviewFrame, type OwnReviewProps } from './own-review.tsx'
export { RatingSummary, type RatingSummaryProps } from './rating-summary.tsx'
export { ReviewCard, type ReviewCardProps } from './review-card.tsx'
export { ReviewFields, type ReviewFieldsProps } from './review-fields.tsx'
export { allReviews, type ReviewFilter, ReviewList, type ReviewListProps } from './review-list.tsx'
