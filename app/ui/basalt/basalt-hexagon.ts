/** A place or a step in the picture: x to the right, y downwards, whole picture units. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The top face of every column in one picture, seen from above at a slant, and the steps
 * from a column to its three neighbours in front.
 *
 * Corners run right, back right, back left, left, front left, front right. Opposite corners
 * mirror each other, so copies fill the plane without gaps although all numbers are whole.
 */
export interface Hexagon {
  corners: readonly [Point, Point, Point, Point, Point, Point];
  toLeft: Point;
  toFront: Point;
  toRight: Point;
}

/**
 * In: circumradius in picture units, turn as the tangent of half its angle (0.1 is 11 degrees),
 * foreshortening of depth (0 seen from the side, 1 from above).
 * Method: parallel projection of a regular hexagon, rounded. Only operations that every
 * engine computes to the same bit, hence no `Math.sin`.
 */
export function basaltHexagon(radius: number, halfTurn: number, foreshortening: number): Hexagon {
  const whole = 1 + halfTurn * halfTurn;
  const cosine = (1 - halfTurn * halfTurn) / whole;
  const sine = (2 * halfTurn) / whole;
  const half = Math.sqrt(3) / 2;
  const corner = (x: number, y: number): Point => ({
    x: Math.round(radius * (x * cosine - y * sine)),
    y: -Math.round(radius * foreshortening * (x * sine + y * cosine)),
  });
  const right = corner(1, 0);
  const backRight = corner(0.5, half);
  const backLeft = corner(-0.5, half);
  return {
    corners: [right, backRight, backLeft, opposite(right), opposite(backRight), opposite(backLeft)],
    toLeft: { x: -right.x - backRight.x, y: -right.y - backRight.y },
    toFront: { x: -backRight.x - backLeft.x, y: -backRight.y - backLeft.y },
    toRight: { x: right.x - backLeft.x, y: right.y - backLeft.y },
  };
}

function opposite({ x, y }: Point): Point {
  return { x: -x, y: -y };
}
