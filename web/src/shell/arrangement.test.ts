import { describe, expect, it } from 'vitest';
import { arrange, together, type Forms } from './arrangement';

const SQUARE: Forms = { board: [[500, 480]], mine: [[420, 490]] };
const HAND: Forms = { board: [[700, 400]], mine: [[600, 110]] };

describe('the arrangement of a table', () => {
  it('lays two squares side by side and a hand below the board', () => {
    expect(together({ width: 1000, height: 560 }, SQUARE).kind).toBe('beside');
    expect(together({ width: 1000, height: 560 }, HAND).kind).toBe('below');
  });

  it('gives each as much as makes both equally large', () => {
    const { share } = together({ width: 1000, height: 900 }, SQUARE);
    expect(share).toBeCloseTo(500 / 920, 1);
  });

  it('takes the form that suits the place', () => {
    const forms: Forms = {
      board: [
        [500, 480],
        [300, 900],
      ],
      mine: [[420, 490]],
    };
    expect(together({ width: 760, height: 900 }, forms).share).toBeLessThan(0.5);
  });

  it('has a column for seats and log in wide windows only', () => {
    expect(arrange({ width: 1280, height: 720 }, SQUARE).side).toBeGreaterThan(250);
    expect(arrange({ width: 1024, height: 768 }, SQUARE).side).toBe(0);
  });

  it('shows board and own area together on a tablet where both can be read, else one at a time', () => {
    expect(arrange({ width: 1024, height: 768 }, SQUARE).kind).toBe('beside');
    expect(arrange({ width: 768, height: 1024 }, SQUARE).kind).toBe('tabs');
    expect(arrange({ width: 390, height: 844 }, SQUARE).kind).toBe('phone');
  });

  it('says how high the prompt is by the window alone', () => {
    const heights = [SQUARE, HAND, null].map((forms) => arrange({ width: 1366, height: 641 }, forms).prompt);
    expect(new Set(heights).size).toBe(1);
  });
});
